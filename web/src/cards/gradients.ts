/** Light and shade, as gradients that the drawings name by id: vignette, lantern, gold, crystal, parchment. */
export const GRADIENTS: string =
  `<radialGradient id="ml-vig" r=".78"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity="var(--card-vig)"/></radialGradient>` +
  `<radialGradient id="ml-glow" gradientUnits="userSpaceOnUse" cx="50" cy="75" r="78"><stop stop-color="#ffd88a" stop-opacity="var(--card-glow)"/><stop offset=".55" stop-color="#ffb347" stop-opacity=".1"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="ml-gglow"><stop stop-color="#ffe08a" stop-opacity=".85"/><stop offset="1" stop-color="#ffc23d" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="ml-cglow"><stop stop-color="#e6c9ff" stop-opacity=".75"/><stop offset="1" stop-color="#b98cff" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="ml-pap" cy=".42" r=".75"><stop offset=".4" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#5a3a18" stop-opacity=".34"/></radialGradient>`;
