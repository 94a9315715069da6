/** A cache that drops what was least recently used. */
export class Recent<Value> {
  #values = new Map<string, Value>();
  readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.#values.size;
  }

  /** The value for a key, made when it is not there. */
  get(key: string, make: () => Value): Value {
    const value = this.#values.has(key) ? this.#values.get(key)! : make();
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.most) break;
      this.#values.delete(oldest);
    }
    return value;
  }

  delete(key: string): void {
    this.#values.delete(key);
  }
}
