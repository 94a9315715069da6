### The rules in words, one message for each clause, option and edition.

## Chapters

chapter-table = Stół i karty
chapter-setup = Przygotowanie rundy
chapter-turn = Tura
chapter-paths = Karty korytarzy
chapter-actions = Karty akcji
chapter-round-end = Koniec rundy
chapter-sharing-base = Podział złota w grze podstawowej
chapter-sharing-expansion = Podział złota w dodatku
chapter-game-end = Koniec gry
chapter-options = Opcje i wydania
chapter-notation = Zapis ruchów

## Table and cards

rule-T1 = Stół to siatka pól: pierwsza liczba w nazwie pola rośnie na wschód, druga na północ. Karta startu leży na polu 0,0, a trzy potasowane cele leżą zakryte na polach 8,2, 8,0 i 8,-2. Między startem a kolumną celów jest więc siedem pustych pól, a między sąsiednimi celami jedno. Labirynt nie ma granic: może wyjść poza ten prostokąt w każdą stronę.
    .title = Stół
rule-T2 = Karta korytarza ma cztery krawędzie: północną, wschodnią, południową i zachodnią. Każda jest albo otwarta (wychodzi tędy korytarz), albo zamknięta (skała). Otwarte krawędzie połączone na rysunku tworzą jeden korytarz, a otwarta krawędź, która z niczym się nie łączy, jest ślepym zaułkiem. Karty leżą zawsze pionowo: możesz zagrać kartę tak, jak jest, albo obrócić ją o pół obrotu, ale nigdy nie kładziesz jej w poprzek.
    .title = Krawędzie i korytarze
rule-T3 = Karta startu to skrzyżowanie otwarte na wszystkie cztery strony, z drabiną. Skarb też jest skrzyżowaniem. Dwa pozostałe cele to kamienie, a korytarz na każdym z nich jest zakrętem.
    .title = Start i cele

## Setting up a round

rule-B1 = Tasuje się o jedną kartę krasnoluda więcej, niż jest graczy, i każdy dostaje po jednej w tajemnicy; karta, która zostanie, jest ukryta i nie bierze udziału w rundzie. Liczba sabotażystów i górników wśród tych kart: dla 3 graczy 1 i 3, dla 4 graczy 1 i 4, dla 5 graczy 2 i 4, dla 6 graczy 2 i 5, dla 7 graczy 3 i 5, dla 8 graczy 3 i 6, dla 9 graczy 3 i 7, dla 10 graczy 4 i 7.
    .title = Role w grze podstawowej
rule-B2 = Talia gry podstawowej to 40 kart korytarzy i 27 kart akcji, potasowanych razem. Przy 3–5 graczach każdy dostaje 6 kart, przy 6–7 graczach 5 kart, a przy 8–10 graczach 4 karty.
    .title = Talia i ręka w grze podstawowej
rule-B3 = Złoto gry podstawowej to 28 kart bryłek złota: 16 o wartości 1, 8 o wartości 2 i 4 o wartości 3. Przed każdą rundą tasuje się na nowo te, których nikt jeszcze nie zdobył.
    .title = Karty bryłek złota
rule-X1 = Tasuje się razem 67 kart gry podstawowej oraz karty korytarzy i akcji z dodatku. 10 wierzchnich kart odkłada się bez oglądania i nie używa się ich w tej rundzie. Każdy dostaje 6 kart, bez względu na liczbę graczy. O tym, czy dodatek wnosi jeszcze jedno osuwisko, decyduje opcja fourth_rockfall.
    .title = Talia i ręka w dodatku
rule-X2 = Tasuje się wszystkie 15 krasnoludów: 4 niebieskich górników, 4 zielonych górników, szefa, spekulanta, 2 geologów i 3 sabotażystów. Każdy dostaje po jednym w tajemnicy. Pozostałe tworzą zakryty stos, z którego bierze się nowe krasnoludy przy zamianie czapek.
    .title = Role w dodatku
rule-X3 = Złoto wypłaca się w żetonach o wartości 1, 2 i 5, które w każdej chwili można rozmienić. Liczy się tylko to, ile masz złota. Bank nigdy się nie wyczerpuje.
    .title = Żetony złota
rule-B4 = Przy prawdziwym stole pierwszą rundę zaczyna najmłodszy gracz; tutaj losuje się, kto zacznie, chyba że gospodarz sam kogoś wskaże. Dalej gra toczy się zgodnie z ruchem wskazówek zegara, czyli w kolejności miejsc.
    .title = Kto zaczyna
rule-B5 = Gra składa się z 3 rund, o ile opcja rounds nie mówi inaczej. Złoto zachowujesz z rundy na rundę. Wszystko inne przygotowuje się od nowa: role, cele, labirynt, ręce i talię, w dodatku razem z 10 odłożonymi kartami.
    .title = Rundy

## A turn

rule-B6 = W swojej turze w grze podstawowej robisz dokładnie jedną rzecz: zagrywasz kartę korytarza, zagrywasz kartę akcji albo pasujesz, odrzucając 1 zakrytą kartę. Potem dobierasz 1 kartę.
    .title = Twoja tura w grze podstawowej
rule-X4 = W swojej turze w dodatku robisz dokładnie jedną z czterech rzeczy. Zagrywasz kartę korytarza i dobierasz 1 kartę. Zagrywasz kartę akcji i dobierasz 1 kartę. Odrzucasz 2 zakryte karty, aby usunąć 1 kartę leżącą przed tobą, i dobierasz 1, więc masz odtąd o jedną kartę mniej. Albo pasujesz: odrzucasz od 1 do 3 zakrytych kart i dobierasz tyle samo.
    .title = Twoja tura w dodatku
rule-B7 = Jeśli masz dobrać więcej kart, niż zostało w talii, dobierasz tyle, ile jest. Gdy talia się wyczerpie, nikt już nie dobiera, a tury trwają dalej; stosu kart odrzuconych nigdy nie tasuje się ponownie. Gracz bez kart jest pomijany tak długo, jak długo ich nie ma; nowe może mu dać wymiana kart na ręce (przy opcji cardless ustawionej na out nie ma już tur w tej rundzie).
    .title = Gdy skończy się talia
rule-B8 = Karty, które odrzucasz, pasując albo usuwając kartę leżącą przed tobą, znasz tylko ty; ich liczba jest jawna. Karty zagrane i usunięte znają wszyscy.
    .title = Co widzą inni

## Path cards

rule-B9 = Kartę korytarza kładzie się na pustym polu. Każda jej krawędź musi pasować do każdej sąsiedniej odkrytej karty, także do startu i do odkrytych celów: otwarta do otwartej, zamknięta do zamkniętej. Zakryty cel pasuje do wszystkiego.
    .title = Dopasowanie
rule-B10 = Co najmniej jedna otwarta krawędź karty musi stykać się z otwartą krawędzią, którą nieprzerwany korytarz łączy z kartą startu albo, w dodatku, z drabiną. Nie wystarczy stykać się tylko z odciętą częścią labiryntu, tylko z zakrytym celem albo tylko z zamkniętymi krawędziami. Kartę ze ślepym zaułkiem wolno dołożyć jak każdą inną, ale jej zaułki donikąd nie prowadzą, więc karta, która styka się tylko z nimi, nie jest połączona. Karty drabin mają własną zasadę (X8).
    .title = Połączenie z labiryntem
rule-B11 = Jeśli na początku twojej tury leży przed tobą zepsute narzędzie albo jesteś w pułapce, nie możesz zagrać karty korytarza. Nadal możesz zagrywać karty akcji i pasować, a w dodatku także odrzucić 2 karty, aby usunąć kartę leżącą przed tobą.
    .title = Zepsute narzędzie wstrzymuje kopanie
rule-B12 = Po każdej zmianie labiryntu odkrywa się każdy zakryty cel, do którego dochodzi teraz nieprzerwany korytarz: najpierw naraz wszystkie, do których dochodzi w tej chwili, potem te, do których można dojść przez nie, i tak dalej. Jeśli wśród właśnie odkrytych jest skarb, runda się kończy: nie odkrywa się już następnych celów i nikt nie dobiera kart. Kamień zostaje na swoim polu, obrócony tak, aby jego korytarz był przedłużeniem tego, który do niego doszedł; jeśli doszło ich kilka, liczy się ten od właśnie zagranej karty, a gdy takiego nie ma, pierwszy w kolejności: zachód, północ, południe, wschód. Do pozostałych sąsiadów kamień nie musi pasować: ten wyjątek dotyczy tylko celów, a otwarta krawędź przy zamkniętej jest tam ścianą. Odtąd kamień jest zwykłą częścią labiryntu, tyle że nie usunie go osuwisko.
    .title = Odkrywanie celów
rule-X5 = Na moście i na podwójnym zakręcie są po dwa korytarze, które się nie łączą: nie można skręcić z jednego w drugi. Co najmniej jeden z nich musi łączyć się z labiryntem (B10), a wszystkie krawędzie muszą pasować (B9).
    .title = Most i podwójny zakręt
rule-X6 = Kryształy niczego nie zmieniają w labiryncie: kartę z kryształem zagrywa się jak każdą inną. Liczą się dla geologów po zakończeniu rundy (X21).
    .title = Kryształy
rule-X7 = Na koniec rundy drzwi przepuszczają tylko górników swojego koloru; szef, spekulant i geolodzy przechodzą przez wszystkie drzwi. W trakcie rundy wszystkie drzwi są otwarte: zarówno przy dokładaniu kart (B10), jak i przy odkrywaniu celów (B12). Drzwi zamykają połączony korytarz na swojej karcie, nigdy ślepy zaułek.
    .title = Drzwi
rule-X8 = Drabina jest połączona z kartą startu i z każdą inną drabiną, więc drabina za drzwiami pozwala te drzwi obejść. Gdy ją kładziesz, co najmniej jedna jej otwarta krawędź musi stykać się z otwartą krawędzią karty korytarza na stole, wszystko jedno, czy tamta karta łączy się ze startem, nawet jeśli to ślepy zaułek; wszystkie krawędzie muszą pasować (B9). Drabiny nie wolno przyłączyć do celu, zakrytego ani odkrytego: zależnie od opcji ladder_goal albo żadna jej otwarta krawędź nie może być zwrócona ku polu celu, albo nie może ona w ogóle leżeć obok celu. Osuwisko może usunąć drabinę, drzwi i kryształ jak każdą inną kartę korytarza.
    .title = Drabiny

## Action cards

rule-B13 = Przed graczem leży najwyżej jedna karta każdego rodzaju: jeden zepsuty wagonik, jedna zepsuta latarnia, jeden zepsuty kilof, a w dodatku jedna pułapka i jedna kradzież. Karty różnych rodzajów mogą leżeć obok siebie.
    .title = Po jednej każdego rodzaju
rule-B14 = Zepsuty wagonik, latarnię albo kilof kładziesz przed innym graczem, który jeszcze takiej karty nie ma. Dopóki ona tam leży, ten gracz nie zagrywa kart korytarzy (B11). O tym, czy możesz położyć ją także przed sobą, decyduje opcja break_self.
    .title = Zepsute narzędzie
rule-B15 = Naprawa usuwa jedno pasujące zepsute narzędzie sprzed dowolnego gracza, także sprzed ciebie; obie karty się odrzuca. Naprawa z dwoma narzędziami naprawia jedno z nich, nie oba. Bez pasującego zepsutego narzędzia nie można jej zagrać.
    .title = Naprawa
rule-B16 = Osuwisko usuwa z labiryntu jedną kartę korytarza, ale nigdy kartę startu ani cel, nawet odkryty. Obie karty się odrzuca. Lukę można później zapełnić.
    .title = Osuwisko
rule-B17 = Dzięki mapie tylko ty oglądasz jeden zakryty cel: dowiadujesz się, czy to skarb, a jeśli nie, to który z kamieni. Inni widzą, który cel oglądasz, ale nie to, co na nim jest.
    .title = Mapa
rule-X9 = Kradzież kładziesz przed sobą. Po podziale złota zabierasz 1 bryłkę złota wybranemu graczowi, który ma choć jedną, o ile ta karta nadal przed tobą leży i nie jesteś w pułapce. Kolejność złodziei podaje X22.
    .title = Kradzież
rule-X10 = Łapy precz! usuwa jedną kradzież sprzed dowolnego gracza, także sprzed ciebie. Obie karty się odrzuca.
    .title = Łapy precz!
rule-X11 = Wybierz dowolnego gracza, możesz też siebie: ten gracz dobiera ze stosu nowego krasnoluda i tylko on go widzi. Jeśli stos jest pusty, karty nie można zagrać. O tym, czy dawny krasnolud trafia na spód stosu, czy wypada z rundy, decyduje opcja old_hat. Kto znał dawnego krasnoluda, nadal wie, kim on był; nikt inny go nie ogląda.
    .title = Zamiana czapek
rule-X12 = Pułapkę kładziesz przed innym graczem, który jej nie ma. Gracz w pułapce nie zagrywa kart korytarzy (B11), a kto jest w niej jeszcze na koniec rundy, nie ma udziału w podziale złota i nic nie zabiera dzięki kradzieży. W pułapce wciąż wolno położyć przed sobą kradzież.
    .title = Pułapka
rule-X13 = Wolność usuwa jedną pułapkę sprzed dowolnego gracza, także sprzed ciebie. Obie karty się odrzuca.
    .title = Wolność
rule-X14 = Dzięki inspekcji tylko ty oglądasz krasnoluda innego gracza; nikt więcej go nie widzi. Jeśli pozwala na to opcja inspect_self, możesz wskazać także siebie, ale wtedy tylko zużywasz kartę.
    .title = Inspekcja
rule-X15 = Wymieniasz się z innym graczem wszystkimi kartami na ręce, bez względu na to, ile ich każde z was ma; właśnie zagrana karta jest już odrzucona. Potem tamten gracz dobiera 1 kartę, a ty żadnej. Oboje znacie teraz obie ręce, ale kartę dobraną po wymianie zna tylko ten, kto ją dobrał.
    .title = Wymiana kart na ręce
rule-X16 = Odrzucając 2 karty, usuwasz dowolną jedną kartę leżącą przed tobą: zepsute narzędzie, pułapkę albo własną kradzież. Potem dobierasz 1 kartę (X4). Inni widzą kartę usuniętą, ale nie te dwie, które odrzucasz.
    .title = Odrzucenie dwóch kart

## End of a round

rule-B18 = Runda kończy się w chwili, gdy zostaje odkryty skarb. Kończy się także wtedy, gdy talia jest pusta, nikt nie ma karty, którą mógłby teraz zagrać (karta korytarza się nie liczy, jeśli jej posiadacz nie może kopać, B11), i nikt nie może odrzucić dwóch kart, aby usunąć jedną (X16); sprawdza się to po każdej turze, po dobraniu kart. Wymianę kart na ręce, inspekcję oraz, dopóki na stosie są krasnoludy, zamianę czapek można zagrać zawsze. Do tego czasu każdy, kto ma karty, zagrywa albo pasuje; gdy nikt nie ma już żadnej karty, runda też się kończy. Przy opcji round_end ustawionej na empty gra się, aż wszystkie ręce będą puste.
    .title = Kiedy kończy się runda
rule-B19 = Odkrywa się wszystkie krasnoludy i dzieli złoto. Następną rundę zaczyna gracz siedzący po lewej stronie tego, kto jako ostatni zagrał kartę korytarza; opcja next_starter może zamiast niej brać pod uwagę ostatnią kartę dowolnego rodzaju albo ostatnią turę. Jeśli nikogo takiego nie było, zaczyna gracz po lewej stronie tego, kto zaczynał zakończoną rundę. Pasowanie i odrzucenie dwóch kart w celu usunięcia jednej to nie zagranie karty, a pominięty gracz nie ma tury.
    .title = Po rundzie

## Sharing the gold in the base game

rule-B20 = Jeśli korytarz doszedł do skarbu, wygrywają górnicy i dobiera się tyle kart bryłek złota, ilu górników jest wśród graczy (może to zmienić opcja gold_drawn). Kto zagrał kartę łączącą, bierze jedną wybraną i przekazuje resztę następnemu górnikowi przeciwnie do ruchu wskazówek zegara, i tak dalej; sabotażystów się pomija. Jeśli połączenia dokonał sabotażysta, zaczyna pierwszy górnik licząc od niego przeciwnie do ruchu wskazówek zegara. Jeśli na stosie jest mniej kart, dobiera się wszystkie i biorą je pierwsi w kolejności. Wzięcie karty jest ruchem także wtedy, gdy nie ma już wyboru.
    .title = Wygrywają górnicy
rule-B21 = Jeśli korytarz nie doszedł do skarbu, wygrywają sabotażyści: jeden bierze 4 bryłki złota, dwóch albo trzech po 3, czterech po 2. Wypłaca się im w kolejności miejsc od 0, kartami bryłek złota o dokładnie takiej wartości; jeśli można to zrobić na kilka sposobów, wybiera się ten z największą liczbą trójek, a potem dwójek. Jeśli stos nie pozwala wypłacić dokładnie, wypłaca się najbliższą niższą wartość, jaka jest możliwa. Jeśli wśród graczy nie ma sabotażysty, nikt nic nie dostaje.
    .title = Wygrywają sabotażyści
rule-B22 = To, ile masz złota, pozostaje tajemnicą do końca gry; wiesz to tylko ty. Liczba twoich kart bryłek złota jest jawna.
    .title = Tajemnica złota
rule-B24 = To, co wynika z jawnych faktów, ogłasza się od razu: role na koniec rundy, skład zwycięskiej grupy, wypłatę sabotażystów, a w dodatku każdy udział i każdą kradzież. Sum się nie pokazuje. Wartość wziętej karty bryłek złota zna tylko ten, kto ją wziął, a karty przekazane dalej znają ci, którzy mieli je w ręku.
    .title = Co się ogłasza

## Sharing the gold in the expansion

rule-X17 = Droga jest otwarta dla niebieskich, jeśli jakiś nieprzerwany korytarz od startu do skarbu, licząc też drabiny, nie prowadzi przez zielone drzwi; dla zielonych, jeśli jakiś nie prowadzi przez niebieskie. Jeśli kartę łączącą zagrał niebieski górnik, niebiescy wygrywają, gdy droga jest otwarta dla niebieskich; w przeciwnym razie wygrywają zieloni, o ile jest otwarta dla nich. Dla zielonego górnika jest tak samo, z zamianą kolorów. Jeśli zagrał ją ktokolwiek inny, wygrywa każdy kolor, dla którego droga jest otwarta, także oba naraz (dla sabotażysty może to zmienić opcja saboteur_completes). Role liczą się takie, jakie są w tej chwili, także po zamianie czapek.
    .title = Która drużyna wygrywa
rule-X18 = Jeśli wygrała drużyna, szef należy do zwycięskiej grupy, nawet gdy nikt z tej drużyny nie jest w grze; spekulant należy do niej zawsze. Jeśli droga nie jest otwarta dla żadnego koloru, zwycięską grupę tworzy ten z tych dwóch, kto jest w grze: sam szef bierze 4 bryłki złota, sam spekulant 3, a obaj odpowiednio 3 i 2. Jeśli żadnego z nich nie ma w grze, nikt nie wygrywa. Być w grze znaczy należeć do któregoś z graczy na koniec rundy, w pułapce czy nie. Opcja profiteer_alone może wymagać, żeby spekulant bez szefa sam ukończył korytarz.
    .title = Szef i spekulant
rule-X19 = Jeśli korytarz nie doszedł do skarbu, zwycięską grupę tworzą sabotażyści i spekulant. Gdy w grze nie ma sabotażysty, spekulant wygrywa sam i bierze 3 bryłki złota. Gdy nie ma ani sabotażysty, ani spekulanta, nikt nie wygrywa.
    .title = Skarb nieosiągnięty
rule-X20 = Gracze w pułapce opuszczają zwycięską grupę, zanim się ją policzy. W grupie liczącej 1, 2, 3 albo 4 osoby każda bierze odpowiednio 5, 4, 3 albo 2 bryłki złota; w grupie liczącej 5 lub więcej każda bierze 1. Szef bierze o 1 mniej, a spekulant o 2 mniej, ale nigdy mniej niż 0.
    .title = Ile kto bierze
rule-X21 = Bez względu na to, kto wygrał, geolog bierze tyle bryłek złota, ile kryształów jest w całym labiryncie, połączonych ze startem czy nie. Dwaj geolodzy, którzy nie są w pułapce, biorą po połowie, zaokrąglonej w dół. Jeśli jeden z dwóch jest w pułapce, drugi bierze wszystko, chyba że opcja split_trapped_geologist zostawia mu tylko połowę. Geolodzy nie należą do zwycięskiej grupy.
    .title = Geolodzy
rule-X22 = Kradzieże następują po całym podziale: najpierw kradnie ten spośród złodziei poza pułapką, którego kradzież zagrano jako ostatnią, potem pozostali złodzieje zgodnie z ruchem wskazówek zegara. Każdy zabiera 1 bryłkę złota wybranemu innemu graczowi, który ma co najmniej 1; jeśli nikt nie ma złota, tego złodzieja się pomija. Złodziej w pułapce nic nie zabiera. O tym, czy można zrezygnować z kradzieży, decyduje opcja theft_optional.
    .title = Kradzieże
rule-X23 = To, ile złota ma każdy gracz, pozostaje tajemnicą do końca gry. To, że gracz ma jakieś złoto, jest jawne.
    .title = Tajemnica złota w dodatku

## End of the game

rule-B23 = Po ostatniej rundzie, zwykle trzeciej, wygrywa gracz, który ma najwięcej złota. Przy remisie wygrywają wszyscy, którzy mają go najwięcej.
    .title = Kto wygrywa grę

## Writing moves

rule-N1 = Ruch zostaje odrzucony, jeśli już sam jego zapis jest błędny: nie trzyma się notacji, wymienia nieistniejącą kartę, podaje narzędzie tam, gdzie nie powinno go być, albo pomija je tam, gdzie jest potrzebne. Przy naprawie z dwoma narzędziami trzeba podać jedno z nich, na przykład fix-cart-lamp>2:lamp. Jeśli ruch łamie kilka zasad, podaje się pierwszą: kolejno od N1 do N4, potem liczbę odrzucanych kart, potem zasady samej karty.
    .title = Zapis ruchu
rule-N2 = Ruch zostaje odrzucony, jeśli runda jest skończona, jeśli decyzja należy do innego gracza albo jeśli ruch pasuje do innej fazy. Karty zagrywa się, dopóki trwa runda; karty bryłek złota bierze się i kradzieży używa się tylko przy podziale złota.
    .title = Właściwa chwila
rule-N3 = Możesz zagrać i odrzucić tylko karty, które masz na ręce, i liczy się każdy egzemplarz: żeby odrzucić dwie jednakowe, trzeba mieć dwie. Karta korytarza i ta sama karta obrócona o pół obrotu to jedna karta.
    .title = Karty na ręce
rule-N4 = Ruch musi wskazywać coś, co istnieje: gracza przy tym stole, dla osuwiska pole, na którym leży karta, dla mapy pole z celem. Osuwiska wymierzonego w start albo w cel dotyczy B16, a mapy użytej na odkrytym celu B17.
    .title = Gracze i pola

## Options

option-next-starter = Decyduje o tym, kto zaczyna następną rundę (B19).
    .path = Zaczyna gracz po lewej stronie tego, kto zagrał ostatnią kartę korytarza.
    .card = Zaczyna gracz po lewej stronie tego, kto zagrał ostatnią kartę, korytarza albo akcji.
    .turn = Zaczyna gracz po lewej stronie tego, kto miał ostatnią turę.
option-break-self = Decyduje o tym, przed kim możesz położyć zepsute narzędzie (B14).
    .others = Tylko przed innymi graczami.
    .any = Przed dowolnym graczem, także przed sobą.
option-rounds = Decyduje o tym, ile rund ma gra: od 1 do 10 (B5).
option-round-end = Decyduje o tym, kiedy kończy się runda bez skarbu (B18).
    .unplayable = Kończy się, gdy talia jest pusta, nikt nie ma karty, którą mógłby zagrać, i nikt nie może odrzucić dwóch kart, aby usunąć jedną.
    .empty = Trwa, aż wszystkie ręce będą puste.
option-cardless = Decyduje o tym, co się dzieje, gdy skończą ci się karty (B7).
    .skip = Twoja tura przepada, dopóki wymiana kart na ręce nie da ci nowych kart.
    .out = Nie masz już tur w tej rundzie, nawet jeśli wymiana kart na ręce da ci nowe karty.
option-gold-drawn = Decyduje o tym, ile kart bryłek złota się dobiera, gdy wygrywają górnicy (B20).
    .miners = Tyle, ilu górników jest wśród graczy.
    .players = Tyle, ilu jest graczy, ale najwyżej 9; krążą wśród tych samych górników, aż się skończą.
option-old-hat = Decyduje o tym, dokąd trafia dawny krasnolud przy zamianie czapek (X11).
    .bottom = Trafia na spód stosu.
    .removed = Wypada z gry do końca rundy.
option-profiteer-alone = Decyduje o tym, kiedy wygrywa spekulant, jeśli korytarz doszedł do skarbu, droga nie jest otwarta dla żadnego koloru, a szefa nie ma w grze (X18).
    .always = Wygrywa bez względu na to, kto ukończył korytarz.
    .completed = Wygrywa tylko wtedy, gdy sam ukończył korytarz.
option-saboteur-completes = Decyduje o tym, kto wygrywa, gdy korytarz do skarbu ukończy sabotażysta (X17).
    .anyone = Liczy się tak jak każdy, kto nie jest górnikiem żadnego koloru.
    .nobody = Jeśli droga jest otwarta dla obu kolorów, nie wygrywa żadna drużyna, a zwycięską grupę tworzy sam spekulant, bez szefa; jeśli jest otwarta dla jednego albo dla żadnego, jest jak zwykle.
option-inspect-self = Decyduje o tym, czyjego krasnoluda możesz wskazać przy inspekcji (X14).
    .others = Tylko krasnoluda innego gracza.
    .any = Dowolnego, także własnego, choć wtedy tylko zużywasz kartę.
option-theft-optional = Decyduje o tym, czy złodziej może zrezygnować z kradzieży (X22).
    .must = Złodziej musi kraść, jeśli ktoś inny ma złoto.
    .may = Złodziej może kraść albo zrezygnować.
option-split-trapped-geologist = Decyduje o tym, ile bierze geolog, gdy drugi jest w pułapce (X21).
    .all = Wolny geolog bierze złoto za wszystkie kryształy.
    .half = Wolny geolog bierze połowę, zaokrągloną w dół, a reszta przepada.
option-ladder-goal = Decyduje o tym, jak blisko celu może leżeć drabina (X8).
    .joined = Może leżeć obok celu, ale żadna jej otwarta krawędź nie może być zwrócona ku jego polu.
    .adjacent = W ogóle nie może leżeć obok celu.
option-fourth-rockfall = Decyduje o tym, czy dodatek zawiera jeszcze jedno osuwisko jako 21. kartę akcji (X1).
    .on = Osuwisko jest w talii: dodatek ma 21 kart akcji.
    .off = Osuwiska nie ma w talii: dodatek ma 20 kart akcji.

## House rules

option-max-saboteurs = Zasada domowa: decyduje o tym, czy zostaje zapasowy krasnolud (B1).
    .on = Odkłada się jedną kartę górnika, więc żaden krasnolud nie zostaje i każdy sabotażysta trafia do któregoś z graczy.
    .off = Kart krasnoludów jest o jedną więcej niż graczy, a zapasowa pozostaje ukryta.
option-broken-no-share = Zasada domowa: decyduje o tym, czy górnik z zepsutym narzędziem na koniec rundy ma udział w złocie (B20).
    .on = Nie dostaje nic i nie należy do zwycięzców; dobiera się tyle kart bryłek złota, ilu górników bierze udział w podziale, a żadnej, jeśli nie ma takich górników. Jeśli dobiera się tyle kart, ilu jest graczy, ta liczba się nie zmienia.
    .off = Zepsute narzędzia nie mają znaczenia przy podziale złota.
option-selfish-dwarf = Zasada domowa: decyduje o tym, czy jedną z kart górników jest samolubny krasnolud (B1, B20).
    .on = Jedną z kart górników jest samolubny krasnolud, który może też okazać się kartą zapasową: jeśli zagra kartę łączącą, wygrywa tylko on i dostaje 4 bryłki złota, wypłacone tak jak sabotażyście (B21); jeśli połączenia dokona ktoś inny, samolubnego się pomija, a jeśli dobiera się tyle kart bryłek złota, ilu jest graczy, to o jedną mniej.
    .off = Nie ma samolubnego krasnoluda.
option-saboteurs-know = Zasada domowa: decyduje o tym, czy sabotażyści znają się nawzajem.
    .on = Przy rozdaniu, i tylko wtedy, każdy sabotażysta dowiaduje się, kim są pozostali; przy późniejszej zamianie czapek nową rolę poznaje tylko ten, kto ją dostał.
    .off = Przy rozdaniu nikt nie poznaje cudzej roli.
option-far-middle-goal = Zasada domowa: decyduje o tym, gdzie leży środkowy cel (T1).
    .on = Leży na polu 9,0, a 8,0 jest zwykłym polem.
    .off = Leży na polu 8,0, w jednej linii z pozostałymi.

## Games and editions

game-base = Sabotażysta, gra podstawowa dla 3–10 graczy
game-expansion = Sabotażysta 2, dodatek dla 2–12 graczy
edition-pl-base = Gra podstawowa według polskiego wydania
edition-pl-2-3 = Dodatek według polskiej instrukcji w wersji 2.3
edition-pl-2025 = Dodatek według polskiej instrukcji z 2025 roku, o tych samych zasadach co wersja 2.3
edition-es-2014 = Dodatek według hiszpańskiej instrukcji z 2014 roku
edition-uk-2017 = Dodatek według ukraińskiej instrukcji z 2017 roku
