// Plain pages: about, fair play and privacy, in German.
import { house } from "../../lib/house.ts";
import type { Translation } from "../translation.ts";

const theProgram =
  "Camlann ist freie Software unter der MIT-Lizenz: Server, Engine und Seite. Jeder darf sie nutzen, ändern und damit einen Server betreiben.";
const theGames = "Jedes Spiel hat eine Seite mit Regeln, mit Brettern zum Ausprobieren und den Quellen der Regeln.";

export const pages = {
  about: {
    title: `Über ${house}`,
    intro: `${house} ist für Cam, Camelot und die anderen Spiele ihrer Familie da, und für Camblam, eine Schachvariante. Du spielst gegen den Computer oder gegen andere, untersuchst Partien mit der Engine und lernst die Regeln beim Spielen. Es gibt keine Werbung, und du brauchst kein Konto.`,
    parts: [
      {
        heading: "Die Spiele",
        lines: [
          theGames,
          { href: "/rules/cam", text: "Regeln von Cam" },
          { href: "/learn/cam", text: "Lektionen" },
          { href: "/records", text: "Veröffentlichte Partien" },
          { href: "/docs/de", text: "Handbuch: Einführung, Notation, Fragen und Antworten", outside: true },
          {
            href: "/docs/players/access",
            text: "Tastatur, Screenreader und Sehschwäche: was die Seite kann (englisch)",
            outside: true,
          },
        ],
      },
      {
        heading: "Dieser Server",
        lines: [
          "Diesen Server führt der Betreiber, nicht die Autoren des Programms. Um einen Spieler zu melden, wähl „Melden“ auf der Seite des Spielers oder am Ende der Partie. Meldungen liest nur der Betreiber.",
          { href: "/conduct", text: "Fair Play" },
          { href: "/privacy", text: "Was dieser Server speichert" },
          { href: "/status?language=de", text: "Zustand des Servers", outside: true },
        ],
      },
      {
        heading: "Das Programm",
        lines: [
          theProgram,
          "Bots und andere Programme benutzen die API, mit einem Token von der Seite deines Kontos.",
          { href: "/licence.txt", text: "Text der Lizenz", outside: true },
          { href: "/version", text: "Version des Programms", outside: true },
          { href: "/api?language=de", text: "Beschreibung der API", outside: true },
        ],
      },
    ],
  },

  about_files: {
    title: `Über ${house}`,
    intro: `${house} ist für Cam, Camelot und die anderen Spiele ihrer Familie da, und für Camblam, eine Schachvariante. Du spielst gegen den Computer oder zu zweit am selben Gerät, untersuchst Partien mit der Engine und lernst die Regeln beim Spielen. Es gibt keine Werbung und keine Konten.`,
    parts: [
      {
        heading: "Die Spiele",
        lines: [
          theGames,
          { href: "/rules/cam", text: "Regeln von Cam" },
          { href: "/learn/cam", text: "Lektionen" },
          { href: "/docs/de", text: "Handbuch: Einführung, Notation, Fragen und Antworten", outside: true },
          {
            href: "/docs/players/access",
            text: "Tastatur, Screenreader und Sehschwäche: was die Seite kann (englisch)",
            outside: true,
          },
        ],
      },
      {
        heading: "Diese Website",
        lines: [
          "Diese Website besteht nur aus Dateien: Regeln, Engine und Lektionen laufen in deinem Browser, und dort sind auch deine Partien gespeichert. Partien mit Menschen anderswo, Turniere, Vereine und das Archiv brauchen einen Server.",
          { href: "/privacy", text: "Was diese Website speichert" },
          { href: "/docs/static-site", text: "Diese Dateien auf eine eigene Website stellen", outside: true },
          { href: "/docs/hosting", text: "Einen Server betreiben, für Partien mit anderen", outside: true },
        ],
      },
      {
        heading: "Das Programm",
        lines: [theProgram, { href: "/licence.txt", text: "Text der Lizenz", outside: true }],
      },
    ],
  },

  conduct: {
    title: "Fair Play",
    intro:
      "In einer Partie mit anderen spielst du aus eigener Kraft. Diese Regeln sagen, was das hier heißt und was dieser Server davon sehen kann.",
    parts: [
      {
        heading: "Welche Hilfe erlaubt ist",
        lines: [
          "Eine gewertete Partie mit Uhr: keine. Keine Engine, kein Eröffnungsbuch, kein Partienarchiv, keine Endspieltabellen, und niemand, der dir Züge sagt.",
          "Eine gewertete Fernpartie, mit Tagen pro Zug: Eröffnungsbücher, das Archiv, alles, was du liest, und deine eigene Analyse am Brett. Keine Engine, keine Endspieltabellen, und niemand, der dir Züge sagt.",
          "Eine ungewertete Partie: was die Spieler vereinbaren; sonst dasselbe wie in einer gewerteten Partie dieser Art.",
          "Ein Bot sagt auf seiner Seite, dass er einer ist. Er darf seine eigene Engine benutzen.",
          "Eine Person hat in gewerteten Partien ein Konto und verliert nicht mit Absicht.",
        ],
      },
      {
        heading: "Was dieser Server verweigert",
        lines: [
          "Während du eine gewertete Partie spielst, beurteilen Engine und Endspieltabellen des Servers ihre Stellung nicht für dich, und auch keine Stellung in ihrer Nähe: nach anderen Regeln, mit der anderen Seite am Zug, gespiegelt, mit vertauschten Farben oder bis zu zwei Züge davor oder danach. Nahe ist eine Stellung auch, wenn höchstens zwei Figuren anderswo stehen und höchstens vier dazukommen oder fehlen. Bleiben sechs oder mehr Figuren an ihrem Platz, dürfen beliebig viele dazukommen oder fehlen, und alle dürfen verschoben sein, auch auf ein anderes Brett. Das gilt für Analysen, Tipps und Partien gegen den Computer.",
          "Während du eine gewertete Partie mit Uhr spielst, gilt das auch für das Eröffnungsbuch, die Eröffnungen des Archivs und seine Suche nach Stellungen.",
          "Während du eine ungewertete Partie mit anderen spielst, wird ihre Stellung nicht für dich analysiert: auch nicht nach anderen Regeln und nicht gespiegelt.",
          "All das endet mit der Partie. Zuschauer betrifft es nicht.",
        ],
      },
      {
        heading: "Was dieser Server nicht sehen kann",
        lines: [
          "Die Engine und die Dateien der Endspieltabellen, die in deinem Browser laufen. Die Seite bietet sie für deine eigene laufende Partie nicht an, kann dich aber nicht daran hindern, die Stellung anderswo aufzubauen.",
          "Eine Stellung, in der drei oder mehr Figuren anderswo stehen oder die drei Züge entfernt ist: Für den Server ist das eine andere Stellung. Sie für deine Partie zu nutzen, verstößt trotzdem gegen diese Regeln.",
          "Programme auf deinem Computer, Bücher auf deinem Tisch und Menschen neben dir.",
          "Ein zweites Konto oder einen Browser, in dem du nicht angemeldet bist: Für den Server ist das ein anderer Spieler.",
        ],
      },
      {
        heading: "Was der Betreiber tut",
        lines: [
          "Wenn du einen Spieler verdächtigst, wähl „Melden“ am Ende der Partie oder auf der Seite des Spielers. Schreib, was du gesehen hast, und beschuldige niemanden im Chat.",
          "Der Betreiber kann die Engine einige Züge aus den gewerteten Partien eines Spielers beurteilen lassen: wie viele mit der Engine übereinstimmen, was sie kosten, wie lange sie dauerten und wie sicher diese Zahlen sind. Das sieht nur der Betreiber. Es bleibt eine Stunde im Arbeitsspeicher und wird nie gespeichert.",
          "Solche Zahlen sind kein Urteil. Starke Spieler sind sich mit einer Engine oft einig, und in leichten Stellungen gibt es einen guten Zug. Ein Mensch entscheidet, nachdem du gehört wurdest; das Programm nie.",
          "Wer diese Regeln bricht, kann gesperrt werden und erfährt den Grund.",
        ],
      },
    ],
  },

  privacy: {
    title: "Was dieser Server speichert",
    intro:
      "Du kannst hier spielen, ohne zu sagen, wer du bist. Diese Seite nennt alles, was der Server speichert, und wie lange. Wer den Server betreibt, kann es lesen; sonst bekommt es niemand.",
    parts: [
      {
        heading: "Wenn du als Gast spielst",
        lines: [
          "Ein zufälliger Schlüssel in einem Cookie deines Browsers, an dem der Server deine Partien erkennt. Der Server speichert nur einen Hash davon, aus dem sich der Schlüssel nicht zurückgewinnen lässt. Er gilt 400 Tage ab deinem letzten Besuch. Zwei weitere Cookies sagen der Seite, welcher Spieler du bist, und den Namen deines Kontos.",
          "Deine Partien, mit den Namen, die du angibst, Zug für Zug, und die Wertungen daraus. Sie bleiben, bis du sie löschst. Eine gelöschte Partie verschwindet sofort aus allen Listen, Suchen und Downloads und wird einen Tag später entfernt. Partien, in denen niemand gezogen hat, können nach einem Tag entfernt werden. Eine unbeendete Partie zwischen Gästen wird entfernt, wenn 30 Tage lang niemand gezogen hat, oder nach einer Woche, wenn sie noch keinen Zug hat. Andere Partien mit Menschen gehören auch den anderen und bleiben.",
          "Alle können beendete Partien durchsuchen, mit den Namen, die ihre Spieler dann haben. Eine Partie, die du allein gegen den Computer spielst, wird ohne deinen Namen gefunden, und gar nicht mehr, sobald du sie gelöscht hast. Chat, Notizen und Pläne werden nicht durchsucht. Dateien mit Partien, die andere herunterladen, enthalten die Namen der Spieler von hier nicht.",
          "Wer die Adresse einer Partie zwischen Menschen hat, kann ihr zuschauen. Wenn es so eingestellt ist, sehen Zuschauer sie einige Züge später, bis sie beendet ist.",
          "Studien, die du auf dem Server speicherst, mit ihren Zügen und Kommentaren. Wer den Link zu einer Studie hat, kann sie lesen, und darin schreiben, wenn du das erlaubst. Sie bleiben, bis du sie löschst. Frühere Fassungen eines Kapitels siehst nur du, mit allem, was seither entfernt wurde. Die letzten 30 bleiben, und keine von einem Kapitel oder einer Studie, die du löschst.",
          "Wenn du Benachrichtigungen einschaltest: die Adresse des Push-Diensts deines Browsers und die Schlüssel, mit denen nur dein Browser die Benachrichtigungen lesen kann. Sie werden entfernt, wenn du Benachrichtigungen ausschaltest und wenn es den Browser nicht mehr gibt. Welche Benachrichtigungen gesendet wurden, bleibt gespeichert, bis der Zug oder die Einladung vorbei ist. Deine Auswahl der Benachrichtigungen und deine Ruhezeiten mit deiner Zeitzone bleiben, bis du dein Konto löschst.",
          "Einladungen, mit den Namen derer, die einen Platz haben. Eine, die niemand annimmt, wird acht Tage, nachdem du sie erstellt hast, entfernt. Eine, mit der eine Partie begann oder die du zurückgezogen hast, bleibt.",
          "Dein Chat, deine Notizen und deine Pläne in einer Partie; dein Chat bei einem Turnier, von dem die letzten 500 Zeilen bleiben; die Turniere, Ligen und Vereine, an denen du teilnimmst oder die du leitest, mit deinem Namen dort. Sie bleiben so lange wie die Partie, das Turnier, die Liga oder der Verein.",
          "Die Neuigkeiten, die du für einen Verein schreibst, mit der Zeit und deinem Namen. Wer die Seite des Vereins öffnet, kann sie lesen. Sie bleiben, bis sie entfernt werden, spätestens, wenn du dein Konto löschst; von den Neuigkeiten eines Vereins bleiben die letzten 200.",
          "Ein Verein darf seine Ereignisse an eine Adresse senden, die sein Vorstand wählt: wer beitritt, wer gegen wen spielt, Ergebnisse, Tabellen und Neuigkeiten, mit Namen. Was dort geschieht, ist Sache des Vereins.",
          "Der Name und die Wertung eines Spielers ohne Gerät, wenn eine Turnierleitung sie für ein Turnier einträgt. Wer das Turnier sieht, kann sie lesen, und sie bleiben so lange wie das Turnier. Von einer Liste, die eine Turnierleitung schickt, wird sonst nichts gespeichert.",
          "Wenn der Betreiber die Spieler eines Verbands importiert: ihre Namen, Wertungen und Nummern dort, die alle lesen können. Wenn du sagst, dass du einer von ihnen bist: deine Zeile für den Betreiber und was daraus wurde, bis du dein Konto löschst.",
          "Was du in der Leitung tust: Ergebnisse, Entfernungen, Runden und andere Änderungen, mit der Zeit und deinem Namen. Wer das Turnier, die Liga oder den Verein sieht, kann es lesen. Es bleibt so lange wie diese, ohne deinen Namen, sobald du dein Konto löschst.",
          "Wem du folgst, wen du blockierst oder stummschaltest, bis du es beendest. Die Urlaubstage, die du nimmst, und deine Zeitzone, mindestens ein Jahr lang, weil die Tage eines Jahres gezählt werden.",
        ],
      },
      {
        heading: "Wenn du ein Konto anlegst",
        lines: [
          "Deinen Namen, den alle sehen, auch in den Partien, die du als Gast begonnen hast; den Tag, an dem du das Konto angelegt hast, und ob Spieler ohne Konto dich herausfordern dürfen.",
          "Einen Hash deines Passworts (argon2id). Niemand kann das Passwort daraus lesen.",
          "Deine E-Mail-Adresse, wenn du eine angibst und bestätigst, und ob du Erinnerungen möchtest. Sie wird für nichts anderes benutzt und niemandem gezeigt. Sie wird entfernt, wenn du sie entfernst, oder mit dem Konto. Eine Adresse, die du eingibst, bleibt mit ihrem Brief gespeichert, bis der Brief verschickt ist, höchstens einen Tag. Verschickte Links bleiben als Hash gespeichert, bis sie benutzt werden: ein Link, der eine Adresse bestätigt, mit dieser Adresse höchstens drei Tage; ein Link zu einem neuen Passwort, mit einem Hash der Adresse, eine Stunde.",
          "Die Browser, in denen du angemeldet bist: einen Hash des Schlüssels im Cookie, zwei Wörter wie „Firefox unter Linux“, und wann er zuerst und zuletzt benutzt wurde. Sie werden entfernt, wenn du dich abmeldest, wenn du dein Passwort änderst, nach 400 Tagen ohne Besuch und spätestens 400 Tage nach dem Anmelden.",
          "Die Lektionen, Aufgaben und Endspiele, die du gelöst hast, mit deinen Antworten und ihren Zeiten, die Tage, an denen du etwas gelöst hast, und die Partien, die du ohne Netz beendet hast, damit alle deine Browser sie haben. Nur du kannst sie sehen. Sie werden mit dem Konto entfernt.",
          "Die Token, die du für Programme erstellst: einen Hash, aus dem niemand das Token lesen kann; den Namen, den du ihm gibst, was es darf, und wann es erstellt und zuletzt benutzt wurde. Sie werden entfernt, wenn du sie beendest. Ein neues Passwort beendet sie, wenn du das so wählst.",
          "Dateien mit Partien, die du dem Archiv hinzufügst. Alle können die Partien dort finden und sehen, dass sie von dir kommen. Wenn du sie entfernst, werden Datei, Züge und Namen sofort gelöscht. Sie bleiben, ohne deinen Namen, wenn du das Konto löschst.",
          "Auf der Seite deines Kontos kannst du als Datei herunterladen: dein Konto, seine Browser, Token und Adresse, deine Partien und Studien, die Dateien, die du dem Archiv hinzugefügt hast, deinen Chat, deine Notizen, Pläne und Meldungen, was du gelöst hast, deine Wertungen, deinen Urlaub, Vereine, Turniere, Ligen und Einladungen, wem du folgst und wen du blockierst oder stummschaltest, und die Push-Dienste deiner Benachrichtigungen. Dort kannst du auch alles löschen. Partien mit anderen bleiben bei ihnen, ohne deinen Namen; Partien, die du allein gespielt hast, werden einen Tag später entfernt. Deine Studien, dein Chat, deine Notizen und Pläne, und wem du folgst, wen du blockierst oder stummschaltest, werden sofort entfernt. Was du in offene Studien anderer Spieler geschrieben hast, bleibt dort, ohne deinen Namen.",
          "Wenn du dich bei einem bestehenden Konto anmeldest, bleibt dein Schlüssel als Gast 30 Tage in einem eigenen Cookie (camlann_guest), damit du die Partien des Gasts in das Konto übernehmen kannst. Er wird entfernt, wenn du sie übernommen oder zurückgelassen hast.",
          "Wenn du ein Konto löschst oder die Partien eines Gasts in eines übernimmst, bleibt ein Hash des benutzten Schlüssels dauerhaft gespeichert, damit der Schlüssel nie wieder spielt.",
          "Ein Name, den du aufgegeben hast, bleibt 90 Tage gespeichert, damit ihn niemand nehmen und sich für dich ausgeben kann.",
        ],
      },
      {
        heading: "Wie der Betreiber für Ordnung sorgt",
        lines: [
          "Wenn du einen Spieler meldest: die Meldung mit deinem Namen, bis du oder der andere Spieler das Konto löscht. Nur der Betreiber liest sie, mit dem Chat der betreffenden Partie.",
          "Wenn der Betreiber einer Meldung über deine Spielweise nachgeht, beurteilt die Engine einige deiner gewerteten Partien. Die Zahlen bleiben eine Stunde im Arbeitsspeicher, nur für den Betreiber, und werden nirgends aufgeschrieben.",
          "Wenn der Betreiber jemanden stummschaltet, sperrt oder umbenennt oder ein Konto schließt: wer, wann, warum und bis wann. Dieses Protokoll bleibt dauerhaft, damit Betreiber Rechenschaft geben können.",
        ],
      },
      {
        heading: "Was nach dem Löschen noch eine Weile bleibt",
        lines: [
          "Was gelöscht ist, wird in der Datei der Datenbank überschrieben. Ihr Protokoll kann es enthalten, bis der Server neu startet oder es überschreibt. Ein Betreiber kann stattdessen PostgreSQL benutzen, dessen Dateien und Protokoll es enthalten können, bis PostgreSQL aufräumt. Die Suche nach Stellungen kennt die Nummer einer entfernten Partie, aber nicht die Partie, bis der Server neu startet.",
          "Sicherungen enthalten es, bis sie entfernt werden: nach zwei Wochen, wenn der Betreiber sie nicht länger aufhebt. Dateien, die andere heruntergeladen haben, bleiben bei ihnen.",
        ],
      },
      {
        heading: "Was nicht gespeichert wird",
        lines: [
          "Deine Netzadresse wird im Arbeitsspeicher benutzt, um Anfragen zu begrenzen und Adressbereiche abzuweisen, die der Betreiber gesperrt hat. Dieser Server schreibt sie nirgends auf.",
          "Das Protokoll des Servers enthält keine Namen, Adressen, Schlüssel oder Züge.",
          "Es gibt keine Werbung, keine Besucherstatistik und keine Cookies von Dritten. Geplante Züge, Tipps, was du in der Analyse ausprobierst und, ohne Konto, deine Einstellungen, Lektionen, Aufgaben, Endspiele und die Tage, an denen du etwas gelöst hast, bleiben nur in deinem Browser, ebenso laufende Partien ohne Netz. Wenn du dich von einem Konto abmeldest, werden sie daraus entfernt, außer den Einstellungen. Dein Browser speichert auch die Dateien der Seite und die Tabellen der Endspiele, die du geöffnet hast: Sie sind für alle gleich und gehen so ohne Netz; in den Einstellungen kannst du sie entfernen.",
        ],
      },
    ],
  },

  privacy_files: {
    title: "Was diese Website speichert",
    intro:
      "Diese Website besteht nur aus Dateien, die für alle gleich sind. Sie hat keine Konten und keine Cookies, und nichts, was du hier tust, wird irgendwohin gesendet.",
    parts: [
      {
        heading: "In deinem Browser",
        lines: [
          "Deine Partien, Zug für Zug, deine Einstellungen und die Lektionen, Aufgaben und Endspiele, die du gelöst hast. Sie bleiben, bis du sie löschst oder die Daten dieser Website in den Einstellungen deines Browsers entfernst.",
          "Die Dateien der Seite und die Tabellen der Endspiele, die du geöffnet hast, damit sie ohne Netz gehen. In den Einstellungen kannst du sie entfernen.",
        ],
      },
      {
        heading: "Beim Betreiber",
        lines: [
          "Wie bei jeder Website sieht der Betreiber deine Netzadresse und welche Dateien dein Browser abruft, und kann das protokollieren.",
        ],
      },
    ],
  },
} satisfies Translation;
