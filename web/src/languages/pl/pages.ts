// The pages of plain text, in Polish.
import { house } from "../../lib/house.ts";
import type { Translation } from "../translation.ts";

export const pages = {
  about: {
    title: `O stronie ${house}`,
    intro: `${house} to miejsce dla gier Cam, Camelot i reszty ich rodziny oraz dla Camblam, odmiany szachów. Grasz z komputerem albo z innymi ludźmi, badasz partie z silnikiem i uczysz się reguł w działaniu. Nie ma reklam, a konto nie jest potrzebne.`,
    parts: [
      {
        heading: "Gry",
        lines: [
          "Każda gra ma stronę z regułami, z planszami do prób i źródłami reguł.",
          { href: "/rules/cam", text: "Reguły gry Cam" },
          { href: "/learn/cam", text: "Lekcje" },
          { href: "/records", text: "Opublikowane partie" },
          { href: "/docs/pl", text: "Podręcznik: samouczek, zapis ruchów, pytania i odpowiedzi", outside: true },
          {
            href: "/docs/players/access",
            text: "Klawiatura, czytnik ekranu i słaby wzrok: co jest obsługiwane (po angielsku)",
            outside: true,
          },
        ],
      },
      {
        heading: "Ten serwer",
        lines: [
          "Serwer prowadzi gospodarz, a nie autorzy programu. Aby zgłosić gracza, wybierz „Zgłoś” na jego stronie albo na końcu partii. Zgłoszenia czyta tylko gospodarz.",
          { href: "/conduct", text: "Uczciwa gra" },
          { href: "/privacy", text: "Co przechowuje ten serwer" },
          { href: "/status?language=pl", text: "Stan serwera", outside: true },
        ],
      },
      {
        heading: "Program",
        lines: [
          "Camlann to wolne oprogramowanie na licencji MIT: serwer, silnik i strona. Każdy może go używać, zmieniać go i prowadzić na nim serwer.",
          "Boty i inne programy korzystają z API, z tokenem ze strony twojego konta.",
          { href: "/licence.txt", text: "Tekst licencji", outside: true },
          { href: "/version", text: "Wersja programu", outside: true },
          { href: "/api?language=pl", text: "Opis API", outside: true },
        ],
      },
    ],
  },

  about_files: {
    title: `O stronie ${house}`,
    intro: `${house} to miejsce dla gier Cam, Camelot i reszty ich rodziny oraz dla Camblam, odmiany szachów. Grasz z komputerem albo z kimś na tym samym urządzeniu, badasz partie z silnikiem i uczysz się reguł w działaniu. Nie ma reklam ani kont.`,
    parts: [
      {
        heading: "Gry",
        lines: [
          "Każda gra ma stronę z regułami, z planszami do prób i źródłami reguł.",
          { href: "/rules/cam", text: "Reguły gry Cam" },
          { href: "/learn/cam", text: "Lekcje" },
          { href: "/docs/pl", text: "Podręcznik: samouczek, zapis ruchów, pytania i odpowiedzi", outside: true },
          {
            href: "/docs/players/access",
            text: "Klawiatura, czytnik ekranu i słaby wzrok: co jest obsługiwane (po angielsku)",
            outside: true,
          },
        ],
      },
      {
        heading: "Ta strona",
        lines: [
          "Ta strona składa się z samych plików: reguły, silnik i lekcje działają w twojej przeglądarce i tam zostają twoje partie. Partie z ludźmi w innych miejscach, turnieje, kluby i archiwum wymagają serwera.",
          { href: "/privacy", text: "Co przechowuje ta strona" },
          { href: "/docs/static-site", text: "Umieść te pliki na własnej stronie", outside: true },
          { href: "/docs/hosting", text: "Uruchom serwer do partii z ludźmi", outside: true },
        ],
      },
      {
        heading: "Program",
        lines: [
          "Camlann to wolne oprogramowanie na licencji MIT: serwer, silnik i strona. Każdy może go używać, zmieniać go i prowadzić na nim serwer.",
          { href: "/licence.txt", text: "Tekst licencji", outside: true },
        ],
      },
    ],
  },

  conduct: {
    title: "Uczciwa gra",
    intro:
      "W partii z innymi ludźmi grasz własnymi siłami. Te zasady mówią, co to tutaj znaczy i co ten serwer może z tego zobaczyć.",
    parts: [
      {
        heading: "Jaka pomoc jest dozwolona",
        lines: [
          "Partia rankingowa z zegarem: żadna. Bez silnika, bez książki otwarć, bez archiwum partii, bez tablic końcówek i bez podpowiedzi od innych.",
          "Rankingowa partia korespondencyjna, z dniami na ruch: książki otwarć, archiwum, wszystko, co przeczytasz, i własna analiza na planszy. Bez silnika, bez tablic końcówek i bez podpowiedzi od innych.",
          "Partia towarzyska: to, na co zgodzą się gracze; poza tym tak jak w partii rankingowej tego rodzaju.",
          "Bot mówi na swojej stronie, że nim jest. Może używać własnego silnika.",
          "Jedna osoba gra partie rankingowe na jednym koncie i nie przegrywa celowo.",
        ],
      },
      {
        heading: "Czego ten serwer odmawia",
        lines: [
          "Gdy grasz partię rankingową, silnik i tablice końcówek serwera nie oceniają dla ciebie jej pozycji ani żadnej bliskiej pozycji: według innych reguł, z drugą stroną na ruchu, w odbiciu lustrzanym, z zamienionymi kolorami albo do dwóch ruchów wcześniej lub później. Bliska jest też pozycja, w której najwyżej dwie bierki stoją gdzie indziej, a najwyżej cztery dodano lub usunięto. Jeśli sześć bierek lub więcej zostaje na miejscu, można dodać lub usunąć dowolną liczbę, a wszystkie mogą być przesunięte, także na inną planszę. Dotyczy to analiz, podpowiedzi i partii z komputerem.",
          "Gdy grasz partię rankingową z zegarem, to samo dotyczy książki otwarć, otwarć z archiwum i wyszukiwania w nim pozycji.",
          "Gdy grasz z innymi partię towarzyską, jej pozycja nie jest dla ciebie analizowana: ani według innych reguł, ani w odbiciu lustrzanym.",
          "Wszystko to kończy się razem z partią. Widzów to nie dotyczy.",
        ],
      },
      {
        heading: "Czego ten serwer nie widzi",
        lines: [
          "Silnika i plików tablic końcówek, które działają w twojej przeglądarce. Strona nie proponuje ich do twojej trwającej partii, ale nie może ci przeszkodzić w ustawieniu pozycji gdzie indziej.",
          "Pozycji, w której trzy bierki lub więcej stoją gdzie indziej albo która jest o trzy ruchy dalej: dla serwera to inna pozycja. Użycie jej do swojej partii i tak jest wbrew tym zasadom.",
          "Programów na twoim komputerze, książek na twoim stole i ludzi obok ciebie.",
          "Drugiego konta albo przeglądarki bez zalogowania: dla serwera to inny gracz.",
        ],
      },
      {
        heading: "Co robi gospodarz",
        lines: [
          "Jeśli podejrzewasz gracza, zgłoś go na końcu partii albo na jego stronie. Napisz, co widać, i nie oskarżaj nikogo na czacie.",
          "Gospodarz może kazać silnikowi ocenić niektóre ruchy z rankingowych partii gracza: ile zgadza się z silnikiem, ile kosztują, ile trwały i jak pewne są te liczby. Widzi to tylko gospodarz. Liczby są w pamięci przez godzinę i nigdy się nie zapisują.",
          "Takie liczby nie są wyrokiem. Mocni gracze często zgadzają się z silnikiem, a łatwe pozycje mają jeden dobry ruch. Decyduje człowiek, po wysłuchaniu ciebie; program nigdy.",
          "Gracze, którzy łamią te zasady, mogą zostać wykluczeni. Dowiadują się dlaczego.",
        ],
      },
    ],
  },

  privacy: {
    title: "Co przechowuje ten serwer",
    intro:
      "Możesz tu grać, nie mówiąc, kim jesteś. Ta strona wymienia wszystko, co zachowuje serwer i jak długo. Mogą to czytać osoby, które prowadzą serwer; nikt inny tego nie dostaje.",
    parts: [
      {
        heading: "Gdy grasz jako gość",
        lines: [
          "Losowy klucz w ciasteczku twojej przeglądarki, po którym serwer rozpoznaje twoje partie. Serwer ma tylko jego skrót, z którego nie da się odtworzyć klucza. Klucz jest ważny 400 dni od ostatniej wizyty. Dwa dalsze ciasteczka mówią stronie, jaki gracz przed nią siedzi i jak nazywa się twoje konto.",
          "Twoje partie z podanymi nazwami, ruch po ruchu, i wynikłe z nich rankingi. Zostają, dopóki ich nie usuniesz. Usunięta partia od razu znika z list, wyszukiwania i pobierania, a dzień później zostaje skasowana. Partie, w których nikt nie wykonał ruchu, mogą zniknąć po dniu. Nieskończona partia między gośćmi znika, gdy nikt nie wykonał ruchu przez 30 dni, a jeśli nie ma jeszcze żadnego ruchu, po tygodniu. Inne partie z ludźmi należą także do nich i zostają.",
          "Każdy może szukać skończonych partii, z nazwami, jakie mają wtedy gracze. Partię, którą grasz bez innych ludzi, z komputerem, znajduje się bez twojej nazwy, a po usunięciu wcale. Czatu, notatek i planów nie przeszukujemy. Pliki partii, które pobierają inni, nie mają nazw graczy z tej strony.",
          "Każdy, kto ma adres partii między ludźmi, może ją oglądać. Jeśli gospodarz tak wybierze, widzowie widzą ją do jej końca z opóźnieniem kilku ruchów.",
          "Opracowania, które zapisujesz na serwerze, z ruchami i komentarzami. Każdy, kto ma link do opracowania, może je czytać, a jeśli na to pozwolisz, także w nim pisać. Zostają, dopóki ich nie usuniesz. Wcześniejsze stany rozdziału, ze wszystkim, co od tego czasu usunięto, widzisz tylko ty. Zachowujemy 30 ostatnich, a żadnego z rozdziału lub opracowania, które usuniesz.",
          "Jeśli włączysz powiadomienia: adres usługi push twojej przeglądarki i klucze, którymi tylko twoja przeglądarka może je odczytać. Znikają, gdy wyłączysz powiadomienia i gdy przeglądarki już nie ma. Zapis wysłanych powiadomień zostaje, dopóki trwa kolejka albo zaproszenie. Wybór powiadomień i godziny ciszy ze strefą czasową zostają, dopóki nie usuniesz konta.",
          "Zaproszenia z nazwami tych, którzy mają miejsce. Zaproszenie, którego nikt nie przyjmie, znika osiem dni po utworzeniu. To, od którego zaczęła się partia, i to, które wycofasz, zostaje.",
          "Twój czat, notatki i plany w partii; twój czat przy turnieju, z którego zachowujemy 500 ostatnich wiadomości; turnieje, ligi i kluby, do których wchodzisz lub które prowadzisz, z twoją nazwą. Zostają tak długo jak partia, turniej, liga lub klub.",
          "Wiadomości, które piszesz dla klubu, z czasem i twoją nazwą. Może je czytać każdy, kto otworzy stronę klubu. Zostają do usunięcia, najdłużej do usunięcia twojego konta; z wiadomości klubu zachowujemy 200 ostatnich.",
          "Klub może wysyłać swoje zdarzenia na adres, który wybiera jego zarząd: kto wstępuje, kto z kim gra, wyniki, tabele i wiadomości, z nazwami. Co się tam z nimi dzieje, zależy od klubu.",
          "Nazwa i ranking gracza bez urządzenia, jeśli sędzia wpisze go do turnieju. Może je czytać każdy, kto widzi turniej, i zostają tak długo jak turniej. Z listy, którą przysyła sędzia, nie zachowujemy nic więcej.",
          "Jeśli gospodarz zaimportuje graczy federacji: ich nazwy, rankingi i numery w niej, które każdy może czytać. Jeśli twierdzisz, że to ty: twoja linijka dla gospodarza i odpowiedź, dopóki nie usuniesz konta.",
          "Co robisz, prowadząc turniej, ligę lub klub: wyniki, usunięcia, rundy i inne zmiany, z czasem i twoją nazwą. Może to czytać każdy, kto widzi turniej, ligę lub klub. Zostaje tak długo jak one, bez twojej nazwy, gdy usuniesz konto.",
          "Kogo obserwujesz, blokujesz lub wyciszasz, dopóki tego nie zakończysz. Dni urlopu, które bierzesz, i twoja strefa czasowa, przynajmniej przez rok, bo liczą się dni w roku.",
        ],
      },
      {
        heading: "Gdy tworzysz konto",
        lines: [
          "Twoja nazwa, którą widzą wszyscy, także w partiach zaczętych jako gość; dzień utworzenia konta i to, czy gracze bez konta mogą cię wyzywać.",
          "Skrót twojego hasła (argon2id). Nikt nie może z niego odczytać hasła.",
          "Twój adres e-mail, jeśli go podasz i potwierdzisz, i to, czy chcesz przypomnień. Nie służy do niczego innego i nikomu go nie pokazujemy. Znika, gdy go usuniesz, albo razem z kontem. Wpisany adres zostaje z listem do jego wysłania, najwyżej dzień. Wysłane linki zostają jako skróty do czasu użycia: link potwierdzający adres, razem z adresem, najwyżej trzy dni; link do nowego hasła, ze skrótem adresu, godzinę.",
          "Przeglądarki, w których trwa twoje zalogowanie: skrót klucza z ciasteczka, dwa słowa jak „Firefox w systemie Linux” oraz pierwsze i ostatnie użycie. Znikają, gdy się wylogujesz, gdy zmienisz hasło, po 400 dniach bez wizyty, a najpóźniej 400 dni po zalogowaniu.",
          "Lekcje, zadania i końcówki, które masz rozwiązane, z odpowiedziami i czasem, dni, w których coś się udało rozwiązać, i partie skończone bez sieci, aby były we wszystkich twoich przeglądarkach. Widzisz je tylko ty. Znikają razem z kontem.",
          "Tokeny, które tworzysz dla programów: skrót, z którego nikt nie odczyta tokenu; nazwa, którą mu dajesz, co mu wolno oraz czas utworzenia i ostatniego użycia. Znikają, gdy je unieważnisz. Nowe hasło unieważnia je, jeśli tak wybierzesz.",
          "Pliki partii, które dodajesz do archiwum. Każdy może tam znaleźć te partie i widzi, że pochodzą od ciebie. Jeśli je usuniesz, plik, ruchy i nazwy są od razu kasowane. Gdy usuniesz konto, zostają bez twojej nazwy.",
          "Na stronie swojego konta możesz pobrać jako plik: konto, jego przeglądarki, tokeny i adres, partie i opracowania, pliki dodane do archiwum, czat, notatki, plany i zgłoszenia, to, co masz rozwiązane, rankingi, urlopy, kluby, turnieje, ligi i zaproszenia, kogo obserwujesz, blokujesz lub wyciszasz, oraz usługi push twoich powiadomień. Możesz tam też wszystko usunąć. Partie z innymi ludźmi zostają u nich, bez twojej nazwy; partie, które grasz bez innych ludzi, są kasowane dzień później. Opracowania, czat, notatki i plany oraz to, kogo obserwujesz, blokujesz lub wyciszasz, są usuwane od razu. To, co napiszesz w otwartych opracowaniach innych graczy, zostaje tam bez twojej nazwy.",
          "Gdy logujesz się na istniejące konto, twój klucz gościa zostaje w osobnym ciasteczku (camlann_guest) przez 30 dni, aby można było przenieść partie gościa na konto. Znika, gdy je przeniesiesz albo zostawisz.",
          "Gdy usuniesz konto albo przeniesiesz na nie partie gościa, skrót użytego klucza zostaje na dobre, aby ten klucz nigdy więcej nie grał.",
          "Nazwa, z której rezygnujesz, jest zachowana przez 90 dni, aby nikt nie mógł jej przyjąć i udawać ciebie.",
        ],
      },
      {
        heading: "Jak gospodarz pilnuje porządku",
        lines: [
          "Gdy zgłosisz gracza: zgłoszenie z twoją nazwą, dopóki ty lub ten gracz nie usuniecie konta. Czyta je tylko gospodarz, razem z czatem danej partii.",
          "Gdy gospodarz sprawdza zgłoszenie o twoim sposobie gry, silnik ocenia niektóre z twoich partii rankingowych. Liczby są w pamięci przez godzinę, tylko dla gospodarza, i nigdzie się nie zapisują.",
          "Gdy gospodarz kogoś wycisza, wyklucza lub przemianowuje albo zamyka konto: kto, kiedy, dlaczego i do kiedy. Ten dziennik zostaje na dobre, aby gospodarze odpowiadali za to, co robią.",
        ],
      },
      {
        heading: "Co zostaje jakiś czas po usunięciu",
        lines: [
          "To, co usunięte, jest nadpisywane w pliku bazy danych. Może być w jej dzienniku, dopóki serwer nie uruchomi się ponownie albo go nie nadpisze. Gospodarz może zamiast tego używać PostgreSQL, którego pliki i dziennik mogą to zawierać, dopóki PostgreSQL ich nie wyczyści. Wyszukiwanie pozycji zna numer usuniętej partii, ale nie samą partię, do ponownego uruchomienia serwera.",
          "Kopie zapasowe zawierają to do swojego usunięcia: po dwóch tygodniach, chyba że gospodarz trzyma je dłużej. Pliki, które pobrali inni, zostają u nich.",
        ],
      },
      {
        heading: "Czego nie przechowujemy",
        lines: [
          "Twój adres sieciowy jest używany w pamięci, aby ograniczać liczbę żądań i odmawiać zakresom adresów wykluczonym przez gospodarza. Ten serwer nigdzie go nie zapisuje.",
          "Dziennik serwera nie ma nazw, adresów, kluczy ani ruchów.",
          "Nie ma reklam, statystyk odwiedzin ani ciasteczek innych firm. Zaplanowane ruchy, podpowiedzi, próby w analizie, a bez konta także ustawienia, lekcje, zadania, końcówki i dni, w których coś się udało rozwiązać, są tylko w twojej przeglądarce, tak jak trwające partie bez sieci. Wylogowanie z konta usuwa je z niej, oprócz ustawień. Przeglądarka zachowuje też pliki strony i tablice otwartych końcówek, takie same dla wszystkich, aby działały bez sieci; usuwa się je w ustawieniach.",
        ],
      },
    ],
  },

  privacy_files: {
    title: "Co przechowuje ta strona",
    intro:
      "Ta strona składa się z samych plików, takich samych dla wszystkich. Nie ma kont ani ciasteczek, a nic z tego, co tu robisz, nie jest nigdzie wysyłane.",
    parts: [
      {
        heading: "W twojej przeglądarce",
        lines: [
          "Twoje partie, ruch po ruchu, ustawienia oraz lekcje, zadania i końcówki, które masz rozwiązane. Zostają, dopóki ich nie usuniesz albo nie usuniesz danych tej strony w ustawieniach przeglądarki.",
          "Pliki strony i tablice otwartych końcówek, aby działały bez sieci. Usuwa się je w ustawieniach.",
        ],
      },
      {
        heading: "U gospodarza",
        lines: [
          "Jak na każdej stronie, ten, kto udostępnia pliki, widzi twój adres sieciowy i to, o jakie pliki prosi twoja przeglądarka, i może to zapisywać w dzienniku.",
        ],
      },
    ],
  },
} satisfies Translation;
