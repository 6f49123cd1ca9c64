// The pages of plain text, in Spanish.
import { house } from "../../lib/house.ts";
import type { PlainPage } from "../../ui/line.ts";
import type { Translation } from "../translation.ts";

const about: PlainPage = {
  title: `Acerca de ${house}`,
  intro: `${house} es para Cam, Camelot y los demás juegos de su familia, y para Camblam, una variante del ajedrez. Juegas contra el ordenador o con otras personas, estudias partidas con el motor y aprendes las reglas jugando. No hay publicidad, y no necesitas cuenta.`,
  parts: [
    {
      heading: "Los juegos",
      lines: [
        "Cada juego tiene una página de reglas, con tableros para probar y las fuentes de las reglas.",
        { href: "/rules/cam", text: "Reglas de Cam" },
        { href: "/learn/cam", text: "Lecciones" },
        { href: "/records", text: "Partidas publicadas" },
        { href: "/docs/es", text: "Manual: curso, notación, preguntas y respuestas", outside: true },
        {
          href: "/docs/players/access",
          text: "Teclado, lector de pantalla y baja visión: qué es posible (en inglés)",
          outside: true,
        },
      ],
    },
    {
      heading: "Este servidor",
      lines: [
        "Este servidor lo lleva su administración, no los autores del programa. Para denunciar a un jugador, elige Denunciar en su página o al final de la partida. Solo la administración lee las denuncias.",
        { href: "/conduct", text: "Juego limpio" },
        { href: "/privacy", text: "Qué guarda este servidor" },
        { href: "/status?language=es", text: "Estado del servidor", outside: true },
      ],
    },
    {
      heading: "El programa",
      lines: [
        "Camlann es software libre con licencia MIT: servidor, motor y página. Cualquiera puede usarlo, cambiarlo y poner en marcha un servidor con él.",
        "Los bots y otros programas usan la API, con un token de la página de tu cuenta.",
        { href: "/licence.txt", text: "Texto de la licencia", outside: true },
        { href: "/version", text: "Versión del programa", outside: true },
        { href: "/api?language=es", text: "Descripción de la API", outside: true },
      ],
    },
  ],
};

const about_files: PlainPage = {
  title: `Acerca de ${house}`,
  intro: `${house} es para Cam, Camelot y los demás juegos de su familia, y para Camblam, una variante del ajedrez. Juegas contra el ordenador o con un amigo en el mismo dispositivo, estudias partidas con el motor y aprendes las reglas jugando. No hay publicidad ni cuentas.`,
  parts: [
    {
      heading: "Los juegos",
      lines: [
        "Cada juego tiene una página de reglas, con tableros para probar y las fuentes de las reglas.",
        { href: "/rules/cam", text: "Reglas de Cam" },
        { href: "/learn/cam", text: "Lecciones" },
        { href: "/docs/es", text: "Manual: curso, notación, preguntas y respuestas", outside: true },
        {
          href: "/docs/players/access",
          text: "Teclado, lector de pantalla y baja visión: qué es posible (en inglés)",
          outside: true,
        },
      ],
    },
    {
      heading: "Este sitio",
      lines: [
        "Este sitio solo tiene ficheros: las reglas, el motor y las lecciones funcionan en tu navegador, y tus partidas se guardan ahí. Las partidas con gente de otros lugares, los torneos, los clubes y el archivo necesitan un servidor.",
        { href: "/privacy", text: "Qué guarda este sitio" },
        { href: "/docs/static-site", text: "Pon estos ficheros en un sitio tuyo", outside: true },
        { href: "/docs/hosting", text: "Pon en marcha un servidor, para jugar con gente", outside: true },
      ],
    },
    {
      heading: "El programa",
      lines: [
        "Camlann es software libre con licencia MIT: servidor, motor y página. Cualquiera puede usarlo, cambiarlo y poner en marcha un servidor con él.",
        { href: "/licence.txt", text: "Texto de la licencia", outside: true },
      ],
    },
  ],
};

const conduct: PlainPage = {
  title: "Juego limpio",
  intro:
    "En una partida con otras personas juegas con tu propia fuerza. Estas normas dicen qué significa eso aquí, y qué puede ver de ello este servidor.",
  parts: [
    {
      heading: "Qué ayuda se permite",
      lines: [
        "Partida puntuable con reloj: ninguna. Ni motor, ni libro de aperturas, ni archivo de partidas, ni tablas de finales, ni nadie que te diga jugadas.",
        "Partida puntuable por correspondencia, con días por jugada: libros de aperturas, el archivo, todo lo que leas y tu propio análisis en un tablero. Ni motor, ni tablas de finales, ni nadie que te diga jugadas.",
        "Partida amistosa: lo que acuerden los jugadores; si no, lo mismo que en una partida puntuable de ese tipo.",
        "Un bot dice en su página que lo es. Puede usar su propio motor.",
        "Una persona tiene una sola cuenta en partidas puntuables, y no pierde a propósito.",
      ],
    },
    {
      heading: "Qué niega este servidor",
      lines: [
        "Mientras juegas una partida puntuable, el motor y las tablas de finales del servidor no juzgan para ti su posición, ni ninguna posición cercana: con otras reglas, con el turno del otro bando, reflejada, con los colores cambiados, o hasta dos jugadas antes o después. También es cercana una posición si como mucho dos piezas están en otro sitio y como mucho cuatro se añaden o se quitan. Si seis piezas o más siguen en su sitio, puede añadirse o quitarse cualquier número, y todas pueden estar desplazadas, también a otro tablero. Esto vale para análisis, pistas y partidas contra el ordenador.",
        "Mientras juegas una partida puntuable con reloj, lo mismo vale para el libro de aperturas, las aperturas del archivo y su búsqueda de posiciones.",
        "Mientras juegas una partida amistosa con otros, su posición no se analiza para ti: ni con otras reglas, ni reflejada.",
        "Todo esto acaba con la partida. Al público no le afecta.",
      ],
    },
    {
      heading: "Qué no puede ver este servidor",
      lines: [
        "El motor y los ficheros de tablas de finales que funcionan en tu navegador. La página no los ofrece para tu propia partida en curso, pero no puede impedirte preparar la posición en otro sitio.",
        "Una posición en la que tres piezas o más están en otro sitio, o que está a tres jugadas: para el servidor es otra posición. Usarla en tu partida va de todos modos contra estas normas.",
        "Programas en tu ordenador, libros en tu mesa y personas a tu lado.",
        "Una segunda cuenta, o un navegador en el que no has entrado: para el servidor es otro jugador.",
      ],
    },
    {
      heading: "Qué hace la administración",
      lines: [
        "Si sospechas de un jugador, denúncialo al final de la partida o en su página. Di lo que viste, y no acuses a nadie en el chat.",
        "La administración puede hacer que el motor juzgue algunas jugadas de las partidas puntuables de un jugador: cuántas coinciden con el motor, qué costaron, cuánto tardaron y cuán seguras son estas cifras. Solo lo ve la administración. Se guarda una hora en memoria, y nunca se graba.",
        "Esas cifras no son un veredicto. Los jugadores fuertes coinciden a menudo con un motor, y las posiciones fáciles tienen una sola buena jugada. Decide una persona, después de escucharte; el programa, nunca.",
        "A quien incumple estas normas se le puede expulsar. Se le dice la razón.",
      ],
    },
  ],
};

const privacy: PlainPage = {
  title: "Qué guarda este servidor",
  intro:
    "Aquí puedes jugar sin decir quién eres. Esta página enumera todo lo que guarda el servidor, y por cuánto tiempo. Quienes llevan el servidor pueden leerlo; nadie más lo recibe.",
  parts: [
    {
      heading: "Cuando juegas sin cuenta",
      lines: [
        "Una clave al azar en una cookie de tu navegador, por la que el servidor reconoce tus partidas. El servidor solo guarda un hash de ella, del que no se puede volver a sacar la clave. Dura 400 días desde tu última visita. Otras dos cookies dicen a la página qué jugador eres y el nombre de tu cuenta.",
        "Tus partidas, con los nombres que das, jugada a jugada, y las puntuaciones que resultan. Quedan hasta que las borras. Una partida que borras sale enseguida de todas las listas, búsquedas y descargas, y se elimina un día después. Las partidas en las que nadie ha jugado pueden eliminarse al cabo de un día. Una partida sin terminar entre visitantes se elimina cuando nadie ha jugado en 30 días, o en una semana si aún no tiene ninguna jugada. Las demás partidas con personas son también de ellas, y quedan.",
        "Todos pueden buscar partidas terminadas, con los nombres que sus jugadores tengan en ese momento. Una partida que juegas a solas, contra el ordenador, se encuentra sin tu nombre, y ya no se encuentra cuando la has borrado. En el chat, las notas y los planes no se busca. Los ficheros de partidas que otros descargan no llevan los nombres de los jugadores de aquí.",
        "Quien tiene la dirección de una partida entre personas puede mirarla. Si la administración lo elige, el público la ve con algunas jugadas de retraso hasta que acaba.",
        "Los estudios que guardas en el servidor, con sus jugadas y comentarios. Quien tiene el enlace a un estudio puede leerlo, y escribir en él si lo permites. Quedan hasta que los borras. Solo tú ves los estados anteriores de un capítulo, con todo lo que se ha quitado desde entonces. Se guardan los 30 últimos, y ninguno de un capítulo o estudio que borras.",
        "Si activas los avisos: la dirección del servicio de avisos (push) de tu navegador, y las claves con las que solo tu navegador puede leerlos. Se eliminan cuando desactivas los avisos, y cuando el navegador ya no existe. Un registro de los avisos enviados se guarda hasta que pasa el turno o la invitación. Los avisos que elegiste y tus horas de silencio, con tu zona horaria, se guardan hasta que borras tu cuenta.",
        "Las invitaciones, con los nombres de quienes tienen sitio. La que nadie acepta se elimina ocho días después de crearla. La que empezó una partida, o que tú retiraste, queda.",
        "Tu chat, tus notas y tus planes en una partida; tu chat en un torneo, del que se guardan las 500 últimas líneas; los torneos, ligas y clubes en los que entras o que diriges, con tu nombre allí. Quedan tanto como la partida, el torneo, la liga o el club.",
        "Las noticias que escribes para un club, con la hora y tu nombre. Puede leerlas quien abre su página. Quedan hasta que se quitan, como muy tarde cuando borras tu cuenta; de las noticias de un club se guardan las 200 últimas.",
        "Un club puede enviar sus eventos a una dirección que eligen sus responsables: quién se une, quién juega con quién, resultados, clasificaciones y noticias, con nombres. Lo que pasa allí depende del club.",
        "El nombre y la puntuación de un jugador sin dispositivo, si la dirección lo anota para un torneo. Puede leerlos quien ve el torneo, y quedan tanto como el torneo. De una lista que envía la dirección no se guarda nada más.",
        "Si la administración importa los jugadores de una federación: sus nombres, puntuaciones y números en ella, que cualquiera puede leer. Si dices ser uno de ellos: tu línea para la administración y qué fue de ella, hasta que borres tu cuenta.",
        "Lo que haces en la dirección de algo: resultados, bajas, rondas y otros cambios, con la hora y tu nombre. Puede leerlo quien ve el torneo, la liga o el club. Queda tanto como ellos, sin tu nombre cuando borras tu cuenta.",
        "A quién sigues, bloqueas o silencias, hasta que lo dejas. Los días de vacaciones que tomas, y tu zona horaria, durante un año al menos, porque se cuentan los días de un año.",
      ],
    },
    {
      heading: "Cuando creas una cuenta",
      lines: [
        "Tu nombre, que ven todos, también en las partidas que empezaste sin cuenta; el día en que creaste la cuenta, y si pueden desafiarte jugadores sin cuenta.",
        "Un hash de tu contraseña (argon2id). Nadie puede leer en él la contraseña.",
        "Tu dirección de correo, si das una y la confirmas, y si quieres recordatorios. No se usa para nada más ni se muestra a nadie. Se elimina cuando la quitas, o con la cuenta. Una dirección que escribes se guarda con su carta hasta que la carta se envía, un día como mucho. Los enlaces enviados se guardan como hashes hasta que se usan: un enlace que confirma una dirección, con esa dirección, tres días como mucho; un enlace a una contraseña nueva, con un hash de la dirección, una hora.",
        "Los navegadores en los que has entrado: un hash de la clave de la cookie, dos palabras como «Firefox en Linux», y cuándo se usó por primera y última vez. Se eliminan cuando sales, cuando cambias tu contraseña, tras 400 días sin visita, y como muy tarde 400 días después de entrar.",
        "Las lecciones, problemas y finales que has resuelto, con tus respuestas y sus tiempos, los días en los que resolviste algo y las partidas que has terminado sin red, para que las tengan todos tus navegadores. Solo tú puedes verlos. Se eliminan con la cuenta.",
        "Los tokens que creas para programas: un hash, en el que nadie puede leer el token; el nombre que le das, qué puede hacer, y cuándo se creó y se usó por última vez. Se eliminan cuando los anulas. Una contraseña nueva los anula si así lo eliges.",
        "Los ficheros de partidas que añades al archivo. Todos pueden encontrar allí las partidas, y ven que las has añadido tú. Si los quitas, el fichero, las jugadas y los nombres se borran enseguida. Quedan, sin tu nombre, cuando borras la cuenta.",
        "En la página de tu cuenta puedes descargar en un fichero: tu cuenta, sus navegadores, tokens y dirección, tus partidas y estudios, los ficheros que añadiste al archivo, tu chat, tus notas, planes y denuncias, lo que has resuelto, tus puntuaciones, vacaciones, clubes, torneos, ligas e invitaciones, a quién sigues, bloqueas o silencias, y los servicios de avisos. También puedes borrarlo todo allí. Las partidas con otras personas siguen siendo suyas, sin tu nombre; las que jugaste a solas se eliminan un día después. Tus estudios, chat, notas y planes, y a quién sigues, bloqueas o silencias, se eliminan enseguida. Lo que escribiste en estudios abiertos de otros jugadores queda allí, sin tu nombre.",
        "Cuando entras en una cuenta que ya existe, tu clave de visitante queda 30 días en otra cookie (camlann_guest), para que puedas pasar a la cuenta las partidas de visitante. Se elimina cuando las has pasado o las has dejado atrás.",
        "Cuando borras una cuenta, o pasas a una las partidas de visitante, un hash de la clave usada se guarda para siempre, para que esa clave no vuelva a jugar.",
        "Un nombre que has dejado se guarda 90 días, para que nadie pueda tomarlo y hacerse pasar por ti.",
      ],
    },
    {
      heading: "Cómo mantiene el orden la administración",
      lines: [
        "Cuando denuncias a un jugador, la denuncia con tu nombre, hasta que se borre tu cuenta o la del otro jugador. Solo la lee la administración, con el chat de la partida en cuestión.",
        "Cuando la administración examina una denuncia sobre cómo juegas, el motor juzga algunas de tus partidas puntuables. Las cifras se guardan una hora en memoria, solo para la administración, y no se escriben en ninguna parte.",
        "Cuando la administración silencia, expulsa o cambia el nombre a alguien, o cierra una cuenta: quién, cuándo, por qué y hasta cuándo. Este diario se guarda para siempre, para que la administración rinda cuentas.",
      ],
    },
    {
      heading: "Qué queda un tiempo después de borrar",
      lines: [
        "Lo borrado se sobrescribe en el fichero de la base de datos. Su diario puede contenerlo hasta que el servidor se reinicia o lo sobrescribe. La administración puede usar en su lugar PostgreSQL, cuyos ficheros y diario pueden contenerlo hasta que PostgreSQL los limpia. La búsqueda de posiciones conoce el número de una partida eliminada, pero no la partida, hasta que el servidor se reinicia.",
        "Las copias de seguridad lo contienen hasta que se eliminan: al cabo de dos semanas, si la administración no las guarda más tiempo. Los ficheros que otros han descargado siguen siendo suyos.",
      ],
    },
    {
      heading: "Qué no se guarda",
      lines: [
        "Tu dirección de red se usa en memoria para limitar peticiones y para rechazar los rangos de direcciones que la administración ha expulsado. Este servidor no la escribe en ninguna parte.",
        "El diario del servidor no tiene nombres, direcciones, claves ni jugadas.",
        "No hay publicidad, ni estadísticas de visitas, ni cookies de terceros. Las jugadas planeadas, las pistas, lo que pruebas en el análisis y, sin cuenta, tus ajustes, lecciones, problemas, finales y los días en los que resolviste algo se guardan solo en tu navegador, igual que las partidas en curso sin red. Al salir de una cuenta se quitan de él, salvo los ajustes. Tu navegador guarda también los ficheros de la página y las tablas de los finales que has abierto, iguales para todos, para que funcionen sin red; en los ajustes se quitan.",
      ],
    },
  ],
};

const privacy_files: PlainPage = {
  title: "Qué guarda este sitio",
  intro:
    "Este sitio solo tiene ficheros, los mismos para todos. No tiene cuentas ni cookies, y nada de lo que haces aquí se envía a ninguna parte.",
  parts: [
    {
      heading: "En tu navegador",
      lines: [
        "Tus partidas, jugada a jugada, tus ajustes, y las lecciones, problemas y finales que has resuelto. Quedan hasta que los borras, o hasta que quitas los datos de este sitio en los ajustes de tu navegador.",
        "Los ficheros de la página y las tablas de los finales que has abierto, para que funcionen sin red. En los ajustes se quitan.",
      ],
    },
    {
      heading: "En el alojamiento",
      lines: [
        "Como en cualquier sitio, quien aloja los ficheros ve tu dirección de red y qué ficheros pide tu navegador, y puede llevar un diario de ello.",
      ],
    },
  ],
};

export const pages = { about, about_files, conduct, privacy, privacy_files } satisfies Translation;
