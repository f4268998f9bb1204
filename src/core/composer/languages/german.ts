import { type Language, listOf, phrasesOf } from '../language.ts'

export const german: Language = {
  code: 'de',
  stopwords: listOf(`
    der die das den dem des ein eine einen einem einer eines und oder aber wenn dann als wie dass daß ob von
    in im an am auf aus bei mit nach zu zum zur für durch gegen ohne um über unter vor zwischen hinter neben
    ist sind war waren wird werden wurde wurden sein hat haben hatte hatten kann können konnte konnten muss
    müssen soll sollen will wollen darf dürfen mag es er sie wir ihr ich du man sich nicht kein keine keinen
    auch nur noch schon sehr mehr viel viele alle jeder jede jedes dieser diese dieses diesem diesen jener
    so da hier dort heute damit dabei dafür davon darum deshalb daher denn weil während obwohl bevor nachdem
    sein seine seinen seiner ihre ihren ihrer ihrem unser etwa rund bis seit doch ja zwar immer wieder ganz
    was wer wo welche welcher welches einige andere anderen selbst
  `),
  finiteVerbs: listOf(`
    ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können konnte konnten muss
    müssen musste mussten soll sollen sollte sollten will wollen wollte wollten darf dürfen durfte mag mögen
    könnte könnten müsste müssten würde würden wäre wären hätte hätten gibt gab geht ging gingen kommt kam
    kamen macht machte machten steht stand standen liegt lag lagen bleibt blieb blieben nimmt nahm nahmen
    hält hielt hielten zeigt zeigte zeigten heißt hieß findet fand fanden führt führte führten bringt
    brachte brachten gilt galt galten sieht sah sahen weiß wusste wussten wächst wuchs wuchsen wachsen
    beginnt begann begannen entstand entstehen entsteht sagt sagte sagten lebt lebte lebten braucht
    brauchte brauchen arbeitet arbeitete arbeiten baut baute bauten schafft schuf trägt trug trugen fällt
    fiel fielen läuft lief liefen zieht zog zogen setzt setzte setzten stellt stellte stellten spielt
    spielte spielten hilft half halfen schreibt schrieb schrieben lässt ließ ließen erreicht erreichte
    erreichen bietet bot boten dient diente dienen fehlt fehlte fehlen kostet kostete kosten sorgt sorgte
    sorgen verliert verlor verloren gewinnt gewann erhält erhielt erhielten enthält reicht genügt genügen
    schadet schaden verdunstet profitiert planen plant raten rät verlangt verlangen gießen wirkt wirken
    nutzt nutzen nutzte steigt stieg stiegen sinkt sank sanken verändert veränderte bedeutet bedeutete
    glaubt glaubte nennt nannte nannten öffnet öffnete schließt schloss erklärt erklärte
  `),
  determiners: listOf(
    'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesem diesen jeder jede jedes seine sein seinen seiner ihre ihr ihren ihrer kein keine viele alle einige',
  ),
  prepositions: listOf(
    'dank trotz laut angesichts in im an am auf aus bei beim mit nach zu zum zur von vom für durch gegen ohne um über unter vor zwischen hinter neben seit bis während wegen trotz als wie ins',
  ),
  pronouns: listOf('er sie es wir ihr ich du man dies das diese dieser dieses sein ihre solche'),
  subordinators: listOf(
    'wenn weil während obwohl bevor nachdem als ob dass daß damit sobald solange falls indem da seit bis wo wer was',
  ),
  droppable: listOf('weil während obwohl bevor nachdem da'),
  bareSubordinators: listOf(''),
  adjuncts: listOf(
    'in im an am auf bei beim mit nach seit vor während zwischen durch aus für über unter',
  ),
  afterthoughts: [
    'die meisten',
    'etwa',
    'zum Beispiel',
    'beispielsweise',
    'darunter',
    'vor allem',
    'sodass',
    'so dass',
    'wodurch',
    'womit',
    'insbesondere',
  ],
  relatives: listOf(
    'der die das den dem dessen deren denen welche welcher welches wo wobei wodurch womit was',
  ),
  backward: listOf(
    'außerdem deshalb daher dennoch trotzdem zudem gleichzeitig damit dabei davon darüber dafür dadurch daraus darauf daran dazu dagegen dort dies dieser diese dieses diesem diesen solche solcher auch ihn ihm ihnen andere anderen so',
  ),
  backwardPattern:
    /^(?:eine[rs]? (?:davon|von ihnen|dieser)|in (?:diesem|dem) fall|bis dahin|seitdem|das (?:gleiche|selbe) gilt|dasselbe gilt)(?!\p{L})/iu,
  coordinators: listOf('und aber denn sondern doch oder'),
  linkWords: [
    'außerdem',
    'tatsächlich',
    'übrigens',
    'weiterhin',
    'immerhin',
    'freilich',
    'erstens',
    'zweitens',
    'drittens',
    'im gegenteil',
    'deshalb',
    'daher',
    'jedoch',
    'allerdings',
    'dennoch',
    'trotzdem',
    'zudem',
    'des weiteren',
    'darüber hinaus',
    'ferner',
    'somit',
    'folglich',
    'natürlich',
    'kurz gesagt',
    'nicht zuletzt',
    'hingegen',
    'beispielsweise',
    'auch',
    'zum beispiel',
    'schließlich',
    'und',
    'aber',
    'denn',
    'doch',
    'also',
  ],
  sayingVerbs: listOf('sagte sagt teilte berichtet berichtete erklärte'),
  abbreviations: listOf(
    'z.b z b d.h d h u.a u a usw bzw ca dr prof hr fr tel nr st mio mrd bspw ggf vgl hrsg jh str evtl inkl',
  ),
  months: [
    'januar',
    'februar',
    'märz',
    'april',
    'mai',
    'juni',
    'juli',
    'august',
    'september',
    'oktober',
    'november',
    'dezember',
    'jahrhundert',
  ],
  capitalisesTitles: false,
  phrases: phrasesOf(
    'Herzlich willkommen.',
    'Das Wichtigste zum Schluss',
    'Danke fürs Zuhören.',
    'und',
    'Ein Überblick',
  ),
}
