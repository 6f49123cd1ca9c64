// About, conduct and privacy, in French.
import { house } from "../../lib/house.ts";
import type { Translation } from "../translation.ts";

const games = {
  rules: "Règles de Cam",
  lessons: "Leçons",
  manual: "Manuel : initiation, notation, questions et réponses",
};
const free =
  "Camlann est un logiciel libre sous licence MIT : serveur, moteur et page. Chacun peut l’utiliser, le modifier et en faire tourner un serveur.";
const rulesPages = "Chaque jeu a une page de règles, avec des plateaux à essayer et les sources des règles.";

export const pages = {
  about: {
    title: `À propos\u202f: ${house}`,
    intro: `${house} est là pour Cam, Camelot et les autres jeux de leur famille, et pour Camblam, une variante des échecs. Vous jouez contre l’ordinateur ou d’autres personnes, étudiez des parties avec le moteur et apprenez les règles en jouant. Il n’y a pas de publicité, et pas besoin de compte.`,
    parts: [
      {
        heading: "Les jeux",
        lines: [
          rulesPages,
          { href: "/rules/cam", text: games.rules },
          { href: "/learn/cam", text: games.lessons },
          { href: "/records", text: "Parties publiées" },
          { href: "/docs/fr", text: games.manual, outside: true },
          {
            href: "/docs/players/access",
            text: "Clavier, lecteur d’écran et malvoyance : ce qui est possible (en anglais)",
            outside: true,
          },
        ],
      },
      {
        heading: "Ce serveur",
        lines: [
          "Ce serveur est tenu par l’hébergeur, non par les auteurs du programme. Pour signaler un joueur, choisissez Signaler sur sa page ou à la fin de la partie. Seul l’hébergeur lit les signalements.",
          { href: "/conduct", text: "Fair-play" },
          { href: "/privacy", text: "Ce que ce serveur conserve" },
          { href: "/status?language=fr", text: "État du serveur", outside: true },
        ],
      },
      {
        heading: "Le programme",
        lines: [
          free,
          "Les bots et autres programmes utilisent l’API, avec un jeton pris sur la page de votre compte.",
          { href: "/licence.txt", text: "Texte de la licence", outside: true },
          { href: "/version", text: "Version du programme", outside: true },
          { href: "/api?language=fr", text: "Description de l’API", outside: true },
        ],
      },
    ],
  },

  about_files: {
    title: `À propos\u202f: ${house}`,
    intro: `${house} est là pour Cam, Camelot et les autres jeux de leur famille, et pour Camblam, une variante des échecs. Vous jouez contre l’ordinateur ou un ami sur le même appareil, étudiez des parties avec le moteur et apprenez les règles en jouant. Il n’y a ni publicité ni comptes.`,
    parts: [
      {
        heading: "Les jeux",
        lines: [
          rulesPages,
          { href: "/rules/cam", text: games.rules },
          { href: "/learn/cam", text: games.lessons },
          { href: "/docs/fr", text: games.manual, outside: true },
          {
            href: "/docs/players/access",
            text: "Clavier, lecteur d’écran et malvoyance : ce qui est possible (en anglais)",
            outside: true,
          },
        ],
      },
      {
        heading: "Ce site",
        lines: [
          "Ce site n’est fait que de fichiers : règles, moteur et leçons tournent dans votre navigateur, et vos parties y sont gardées. Pour les parties à distance, les tournois, les clubs et les archives, il faut un serveur.",
          { href: "/privacy", text: "Ce que ce site conserve" },
          { href: "/docs/static-site", text: "Mettre ces fichiers sur un site à vous", outside: true },
          { href: "/docs/hosting", text: "Installer un serveur, pour jouer à plusieurs", outside: true },
        ],
      },
      {
        heading: "Le programme",
        lines: [free, { href: "/licence.txt", text: "Texte de la licence", outside: true }],
      },
    ],
  },

  conduct: {
    title: "Fair-play",
    intro:
      "Dans une partie avec d’autres, vous jouez par vos propres forces. Ces règles disent ce que cela veut dire ici, et ce que ce serveur peut en voir.",
    parts: [
      {
        heading: "Quelle aide est permise",
        lines: [
          "Une partie classée à la pendule : aucune. Ni moteur, ni bibliothèque d’ouvertures, ni archives de parties, ni tables de finales, et personne qui vous souffle des coups.",
          "Une partie classée par correspondance, en jours par coup : bibliothèques d’ouvertures, archives, tout ce que vous lisez, et votre propre analyse sur un plateau. Ni moteur, ni tables de finales, et personne qui vous souffle des coups.",
          "Une partie amicale : ce dont les joueurs conviennent ; sinon, comme dans une partie classée du même genre.",
          "Un bot dit sur sa page qu’il en est un. Il peut utiliser son propre moteur.",
          "Une personne a un seul compte dans les parties classées, et ne perd pas exprès.",
        ],
      },
      {
        heading: "Ce que ce serveur refuse",
        lines: [
          "Pendant que vous jouez une partie classée, le moteur et les tables de finales du serveur ne jugent pas pour vous sa position, ni aucune position proche : avec d’autres règles, avec l’autre camp qui doit jouer, en miroir, avec les couleurs échangées, ou jusqu’à deux coups avant ou après. Une position est proche aussi quand deux pièces au plus sont ailleurs et que quatre au plus sont ajoutées ou enlevées. Si six pièces ou plus restent en place, on peut en ajouter ou en enlever autant qu’on veut, et toutes peuvent être décalées, même sur un autre plateau. Cela vaut pour les analyses, les indices et les parties contre l’ordinateur.",
          "Pendant que vous jouez une partie classée à la pendule, il en va de même de la bibliothèque d’ouvertures, des ouvertures des archives et de leur recherche de positions.",
          "Pendant que vous jouez une partie amicale avec d’autres, sa position n’est pas analysée pour vous : ni avec d’autres règles, ni en miroir.",
          "Tout cela prend fin avec la partie. Les spectateurs ne sont pas concernés.",
        ],
      },
      {
        heading: "Ce que ce serveur ne peut pas voir",
        lines: [
          "Le moteur et les fichiers de tables de finales qui tournent dans votre navigateur. La page ne les propose pas pour votre propre partie en cours, mais elle ne peut pas vous empêcher de composer la position ailleurs.",
          "Une position où trois pièces ou plus sont ailleurs, ou qui est à trois coups de là : pour le serveur, c’est une autre position. S’en servir pour votre partie est contre ces règles malgré tout.",
          "Des programmes sur votre ordinateur, des livres sur votre table et des gens à côté de vous.",
          "Un second compte, ou un navigateur sans votre compte ouvert : pour le serveur, c’est un autre joueur.",
        ],
      },
      {
        heading: "Ce que fait l’hébergeur",
        lines: [
          "Si vous soupçonnez un joueur, signalez-le à la fin de la partie ou sur sa page. Dites ce que vous avez vu, et n’accusez personne dans la discussion.",
          "L’hébergeur peut faire juger par le moteur certains coups des parties classées d’un joueur : combien s’accordent avec le moteur, ce qu’ils coûtent, combien de temps ils ont pris, et à quel point ces chiffres sont sûrs. Seul l’hébergeur le voit. C’est gardé en mémoire pendant une heure, et jamais enregistré.",
          "De tels chiffres ne sont pas un verdict. Les forts joueurs s’accordent souvent avec un moteur, et les positions faciles ont un seul bon coup. Une personne décide, après vous avoir entendu ; jamais le programme.",
          "Qui enfreint ces règles peut être banni. On lui en donne la raison.",
        ],
      },
    ],
  },

  privacy: {
    title: "Ce que ce serveur conserve",
    intro:
      "Vous pouvez jouer ici sans dire qui vous êtes. Cette page énumère tout ce que le serveur conserve, et pour combien de temps. Les gens qui tiennent le serveur peuvent le lire ; personne d’autre ne le reçoit.",
    parts: [
      {
        heading: "Quand vous jouez en invité",
        lines: [
          "Une clé aléatoire dans un cookie de votre navigateur, à laquelle le serveur reconnaît vos parties. Le serveur n’en garde qu’une empreinte, dont on ne peut pas retrouver la clé. Elle vaut 400 jours à partir de votre dernière visite. Deux autres cookies disent à la page quel joueur vous êtes, et le nom de votre compte.",
          "Vos parties, avec les noms que vous donnez, coup par coup, et les cotes qui en résultent. Elles restent jusqu’à ce que vous les supprimiez. Une partie que vous supprimez quitte aussitôt toutes les listes, recherches et téléchargements, et est effacée un jour plus tard. Les parties où personne n’a joué peuvent être effacées après un jour. Une partie non finie entre invités est effacée quand personne n’a joué pendant 30 jours, ou pendant une semaine si elle n’a encore aucun coup. Les autres parties avec des gens leur appartiennent aussi, et restent.",
          "Tout le monde peut chercher les parties finies, avec les noms que leurs joueurs ont à ce moment-là. Une partie que vous jouez en solo, contre l’ordinateur, se trouve sans votre nom, et plus du tout une fois que vous l’avez supprimée. Discussions, notes et plans ne sont pas cherchés. Les fichiers de parties que d’autres téléchargent n’ont pas les noms des joueurs d’ici.",
          "Quiconque a l’adresse d’une partie entre personnes peut la regarder. Si l’hébergeur en décide ainsi, les spectateurs la voient avec quelques coups de retard jusqu’à sa fin.",
          "Les études que vous enregistrez sur le serveur, avec leurs coups et commentaires. Quiconque a le lien d’une étude peut la lire, et y écrire si vous le permettez. Elles restent jusqu’à ce que vous les supprimiez. Vous seul voyez les états antérieurs d’un chapitre, avec tout ce qui en a été retiré depuis. Les 30 derniers sont gardés, et aucun d’un chapitre ou d’une étude que vous supprimez.",
          "Si vous activez les avis : l’adresse du service push de votre navigateur, et les clés avec lesquelles seul votre navigateur peut lire les avis. Elles sont effacées quand vous désactivez les avis, et quand le navigateur disparaît. Une trace des avis envoyés est gardée jusqu’à la fin du tour ou de l’invitation. Votre choix d’avis, et vos heures calmes avec votre fuseau horaire, sont gardés jusqu’à ce que vous supprimiez votre compte.",
          "Les invitations, avec les noms de ceux qui ont une place. Celle que personne n’accepte est effacée huit jours après sa création. Celle qui a commencé une partie, ou que vous avez retirée, reste.",
          "Vos discussions, notes et plans dans une partie ; vos discussions à un tournoi, dont les 500 dernières lignes sont gardées ; les tournois, ligues et clubs où vous entrez ou que vous dirigez, avec votre nom là-bas. Ils restent aussi longtemps que la partie, le tournoi, la ligue ou le club.",
          "Les nouvelles que vous écrivez pour un club, avec l’heure et votre nom. Quiconque ouvre sa page peut les lire. Elles restent jusqu’à ce qu’on les retire, au plus tard quand vous supprimez votre compte ; des nouvelles d’un club, les 200 dernières sont gardées.",
          "Un club peut envoyer ses événements à une adresse que son bureau choisit : qui entre, qui joue contre qui, résultats, classements et nouvelles, avec les noms. Ce qui s’y passe ensuite est l’affaire du club.",
          "Le nom et la cote d’un joueur sans appareil, si un responsable l’inscrit à un tournoi. Quiconque voit le tournoi peut les lire, et ils restent aussi longtemps que le tournoi. D’une liste qu’un responsable envoie, rien d’autre n’est gardé.",
          "Si l’hébergeur importe les joueurs d’une fédération : leurs noms, cotes et numéros là-bas, que tout le monde peut lire. Si vous dites être l’un d’eux : votre ligne pour l’hébergeur et la réponse, jusqu’à ce que vous supprimiez votre compte.",
          "Ce que vous faites comme responsable : résultats, retraits, rondes et autres changements, avec l’heure et votre nom. Quiconque voit le tournoi, la ligue ou le club peut le lire. Cela reste aussi longtemps, sans votre nom une fois que vous avez supprimé votre compte.",
          "Qui vous suivez, bloquez ou ne lisez plus, jusqu’à ce que vous y mettiez fin. Les jours de congé que vous prenez, et votre fuseau horaire, pendant un an au moins, car les jours d’une année sont comptés.",
        ],
      },
      {
        heading: "Quand vous créez un compte",
        lines: [
          "Votre nom, que tout le monde voit, aussi dans les parties que vous avez commencées en invité ; le jour où vous avez créé le compte, et si des joueurs sans compte peuvent vous défier.",
          "Une empreinte de votre mot de passe (argon2id). Personne ne peut y lire le mot de passe.",
          "Votre adresse de courriel, si vous en donnez une et la confirmez, et si vous voulez des rappels. Elle ne sert à rien d’autre et n’est montrée à personne. Elle est effacée quand vous la retirez, ou avec le compte. Une adresse que vous tapez est gardée avec son courriel jusqu’à l’envoi, un jour au plus. Les liens envoyés sont gardés sous forme d’empreintes jusqu’à leur utilisation : un lien qui confirme une adresse, avec cette adresse, pendant trois jours au plus ; un lien vers un nouveau mot de passe, avec une empreinte de l’adresse, pendant une heure.",
          "Les navigateurs où votre compte est ouvert : une empreinte de la clé du cookie, deux mots comme « Firefox sous Linux », et quand il a servi pour la première et la dernière fois. Ils sont effacés quand vous vous déconnectez, quand vous changez de mot de passe, après 400 jours sans visite, et au plus tard 400 jours après la connexion.",
          "Les leçons, problèmes et finales que vous avez résolus, avec vos réponses et leurs dates, les jours où vous avez résolu quelque chose, et les parties que vous avez finies sans réseau, pour que tous vos navigateurs les aient. Vous seul pouvez les voir. Ils sont effacés avec le compte.",
          "Les jetons que vous créez pour des programmes : une empreinte, où personne ne peut lire le jeton ; le nom que vous lui donnez, ce qu’il a le droit de faire, et quand il a été créé et utilisé pour la dernière fois. Ils sont effacés quand vous y mettez fin. Un nouveau mot de passe y met fin si vous le choisissez.",
          "Les fichiers de parties que vous ajoutez aux archives. Tout le monde peut y trouver les parties, et voit que vous les avez ajoutées. Si vous les retirez, fichier, coups et noms sont effacés aussitôt. Ils restent, sans votre nom, quand vous supprimez le compte.",
          "Sur la page de votre compte, vous pouvez télécharger en un fichier : votre compte, ses navigateurs, jetons et adresse, vos parties et études, les fichiers que vous avez ajoutés aux archives, vos discussions, notes, plans et signalements, ce que vous avez résolu, vos cotes, congés, clubs, tournois, ligues et invitations, qui vous suivez, bloquez ou ne lisez plus, et les services push de vos avis. Vous pouvez aussi tout y supprimer. Les parties avec d’autres leur restent, sans votre nom ; les parties que vous avez jouées en solo sont effacées un jour plus tard. Vos études, discussions, notes et plans, et qui vous suivez, bloquez ou ne lisez plus, sont effacés aussitôt. Ce que vous avez écrit dans les études ouvertes d’autres joueurs y reste, sans votre nom.",
          "Quand vous ouvrez un compte existant, votre clé d’invité reste dans un cookie à part (camlann_guest) pendant 30 jours, pour que vous puissiez prendre les parties de l’invité dans le compte. Elle est effacée quand vous les avez prises ou laissées.",
          "Quand vous supprimez un compte, ou prenez les parties d’un invité dans un compte, une empreinte de la clé utilisée est gardée pour toujours, afin que la clé ne joue plus jamais.",
          "Un nom que vous avez abandonné est gardé pendant 90 jours, pour que personne ne puisse le prendre et se faire passer pour vous.",
        ],
      },
      {
        heading: "Comment l’hébergeur maintient l’ordre",
        lines: [
          "Quand vous signalez un joueur, le signalement avec votre nom, jusqu’à ce que vous ou l’autre joueur supprimiez le compte. Seul l’hébergeur le lit, avec la discussion de la partie en question.",
          "Quand l’hébergeur examine un signalement sur votre façon de jouer, le moteur juge certaines de vos parties classées. Les chiffres sont gardés en mémoire pendant une heure, pour l’hébergeur seul, et ne sont écrits nulle part.",
          "Quand l’hébergeur fait taire, bannit ou renomme quelqu’un, ou ferme un compte : qui, quand, pourquoi et jusqu’à quand. Ce journal est gardé pour toujours, afin que les hébergeurs aient à rendre compte.",
        ],
      },
      {
        heading: "Ce qui reste un temps après une suppression",
        lines: [
          "Ce qui est supprimé est écrasé dans le fichier de la base de données. Son journal peut le contenir jusqu’à ce que le serveur redémarre ou l’écrase. Un hébergeur peut utiliser PostgreSQL à la place, dont les fichiers et le journal peuvent le contenir jusqu’à ce que PostgreSQL les nettoie. La recherche de positions connaît le numéro d’une partie effacée, mais non la partie, jusqu’au redémarrage du serveur.",
          "Les sauvegardes le contiennent jusqu’à ce qu’elles soient effacées : après deux semaines, sauf si l’hébergeur les garde plus longtemps. Les fichiers que d’autres ont téléchargés leur restent.",
        ],
      },
      {
        heading: "Ce qui n’est pas conservé",
        lines: [
          "Votre adresse réseau sert en mémoire à limiter les requêtes et à refuser les plages d’adresses que l’hébergeur a bannies. Ce serveur ne l’écrit nulle part.",
          "Le journal du serveur n’a ni noms, ni adresses, ni clés, ni coups.",
          "Il n’y a ni publicité, ni statistiques de visites, ni cookies de tiers. Les coups prévus, les indices, ce que vous essayez dans l’analyse et, sans compte, vos réglages, leçons, problèmes, finales et les jours où vous avez résolu quelque chose ne sont gardés que dans votre navigateur, tout comme les parties en cours sans réseau. La déconnexion d’un compte les en efface, sauf les réglages. Votre navigateur garde aussi les fichiers de la page et les tables des finales que vous avez ouvertes, les mêmes pour tout le monde, pour que tout marche sans réseau ; les réglages permettent de les effacer.",
        ],
      },
    ],
  },

  privacy_files: {
    title: "Ce que ce site conserve",
    intro:
      "Ce site n’est fait que de fichiers, les mêmes pour tout le monde. Il n’a ni comptes ni cookies, et rien de ce que vous faites ici n’est envoyé où que ce soit.",
    parts: [
      {
        heading: "Dans votre navigateur",
        lines: [
          "Vos parties, coup par coup, vos réglages, et les leçons, problèmes et finales que vous avez résolus. Ils restent jusqu’à ce que vous les supprimiez, ou effaciez les données de ce site dans les réglages de votre navigateur.",
          "Les fichiers de la page et les tables des finales que vous avez ouvertes, pour que tout marche sans réseau. Les réglages permettent de les effacer.",
        ],
      },
      {
        heading: "Chez l’hébergeur",
        lines: [
          "Comme pour tout site, l’hébergeur des fichiers voit votre adresse réseau et les fichiers que votre navigateur demande, et peut en tenir un journal.",
        ],
      },
    ],
  },
} satisfies Translation;
