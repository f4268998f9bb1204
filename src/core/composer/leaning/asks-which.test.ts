import { expect, test } from 'vitest'

import { asksWhich } from './asks-which.ts'
import { leansBack } from './leans-back.ts'
import { dutch } from '../languages/dutch.ts'
import { english } from '../languages/english.ts'
import { french } from '../languages/french.ts'
import { german } from '../languages/german.ts'
import { italian } from '../languages/italian.ts'
import { portuguese } from '../languages/portuguese.ts'
import { spanish } from '../languages/spanish.ts'

test.each([
  // Places in the text.
  [english, 'The command above gives a list of all branches'],
  [english, 'Some of the answers can be found in the two scores below'],
  [german, 'Die oben genannten Werte gelten für Stahl'],
  [french, 'Les valeurs indiquées ci-dessus valent pour l’acier'],
  [dutch, 'De bovenstaande waarden gelden voor staal'],
  // A conclusion without what it is drawn from.
  [english, 'The implication is that the mass of the galaxy increases'],
  [german, 'Der Grund ist eine neue Brücke über den Fluss'],
  [spanish, 'La razón es un puente nuevo sobre el río'],
  [italian, 'La ragione è un ponte nuovo sul fiume'],
  [portuguese, 'A razão é uma ponte nova sobre o rio'],
  [dutch, 'De reden is een nieuwe brug over de rivier'],
  [french, 'La raison est un nouveau pont sur la rivière'],
  // All of what?
  [english, 'All require a copy on your own computer'],
  [german, 'Viele haben einen Garten hinter dem Haus'],
  [french, 'Beaucoup ont un jardin derrière la maison'],
  [spanish, 'Muchos tienen un jardín detrás de la casa'],
  [italian, 'Molti hanno un giardino dietro la casa'],
  [portuguese, 'Muitos têm um jardim atrás da casa'],
  [dutch, 'Veel hebben een tuin achter het huis'],
  // Whose?
  [german, 'Seine natürlichen Grenzen sind zwei Flüsse'],
  [french, 'Ses bras sont enroulés autour du noyau'],
  [spanish, 'Sus brazos giran alrededor del núcleo'],
  [italian, 'I suoi bracci girano attorno al nucleo'],
  [portuguese, 'Os seus braços giram em torno do núcleo'],
  [dutch, 'Tot zijn verrassing was de massa groter'],
  // Which one, though it stands late in the sentence.
  [german, 'Ein Zug braucht für die Strecke dank diesem Umbau nur zwei Stunden'],
  [french, 'Le musée a ouvert ses portes grâce à cette somme'],
  [spanish, 'El museo abrió sus puertas gracias a esa suma'],
  [italian, 'Il museo ha aperto le porte grazie a questa somma'],
  [portuguese, 'O museu abriu as portas graças a essa soma'],
  [dutch, 'Het museum ging open dankzij dit bedrag'],
  // What a picture shows that is not there.
  [english, 'The arrows represent the movement of value'],
  [portuguese, 'As setas representam o movimento do valor'],
  [english, 'The left picture shows a scan of the old edition'],
  [german, 'Heutzutage betrachten es die Entwickler als Erbe'],
  [italian, 'Ciascuno si è adattato a un terreno'],
  [english, 'Two more architectures were added to the list'],
  [english, 'All three explanations are true of hackers'],
  [english, 'Where T is the temperature of the body'],
  [english, 'Sitting between two machines, it hears all they say'],
  // The second of what?
  [english, 'The second novelty concerned the glue'],
  [german, 'Die zweite Neuheit betraf den Leim'],
  [french, 'La seconde nouveauté concernait la colle'],
  [spanish, 'La segunda novedad era la cola'],
  [italian, 'La seconda novità riguardava la colla'],
  [portuguese, 'A segunda novidade era a cola'],
  [dutch, 'De tweede nieuwigheid betrof de lijm'],
  // As well as what?
  [english, 'In France the same trick is told of a chemist'],
  [english, 'Rulers began to see the advantage as well'],
  [english, 'Perhaps that is the answer'],
  [english, 'Camouflage adds another riddle'],
  [english, 'On some mornings Anna thinks that he knew that she would come'],
  [english, 'We should now be ready to build'],
  [italian, 'Potete inviarli al custode del porto'],
  [spanish, 'Puede enviarlos al guarda del puerto'],
  [portuguese, 'Você pode enviá-los ao guarda do porto'],
  [french, 'Vous pouvez les envoyer au gardien du port'],
  [english, 'Hopefully, the two aims belong together'],
  [english, 'All other names are read as they stand'],
  [english, 'In the other direction a ferry is used'],
  [english, 'The 19182 is the number of the boat'],
  [english, 'To paint a boat, to sell it in spring'],
  [english, 'Both solutions cost the same in the end'],
  [english, 'The most famous among them is a lamp'],
  [german, 'Der bekannteste unter ihnen ist ein Leuchtturm'],
  [french, 'Le plus connu parmi eux est un phare'],
  [spanish, 'El más conocido entre ellos es un faro'],
  [italian, 'Il più noto tra loro è un faro'],
  [portuguese, 'O mais conhecido entre eles é um farol'],
  [dutch, 'De bekendste onder hen is een toren'],
  [german, 'Der typische Fall ist ein Boot mit Leck'],
  [french, 'Le cas typique est un bateau qui fuit'],
  [spanish, 'El caso típico es un barco viejo'],
  [italian, 'Il caso tipico è una barca vecchia'],
  [portuguese, 'O caso típico é um barco velho'],
  [dutch, 'Het typische geval is een oude boot'],
  [german, 'Als solche gehört die Mole der Stadt'],
  [french, 'En tant que tel le quai est à la ville'],
  [spanish, 'Como tal el muelle es de la ciudad'],
  [italian, 'Come tale il molo è della città'],
  [portuguese, 'Como tal o cais é da cidade'],
  [dutch, 'Als zodanig is de kade van de stad'],
  [portuguese, 'Deve-se ter em mente que ele é apenas uma solução'],
  [english, 'The button is not the problem'],
  [english, 'A grown man consumed five kilograms a day'],
  [english, 'Most experts recommend 92 to 96 degrees'],
  [english, 'The river gave the necessary power'],
  [german, 'Der Fluss lieferte die nötige Kraft'],
  [french, 'La rivière donnait la force nécessaire'],
  [spanish, 'El río daba la fuerza necesaria'],
  [italian, 'Il fiume forniva la forza necessaria'],
  [portuguese, 'O rio dava a força necessária'],
  [dutch, 'De rivier leverde de nodige kracht'],
  [english, 'The lesson was not lost on the breeders'],
  [english, 'The rules changed in 1904'],
  [english, 'A bag of twenty-five grams would replace two tonnes of seed'],
  [english, 'Plant breeders also try something that farmers never needed'],
  [english, 'A warmer climate brings other troubles'],
  [english, 'One clue comes from the sheep of the region'],
  [english, 'After a week the roots had become light and dry'],
  [english, 'The few who stayed became the best of their century'],
  [english, 'Except the pilot, who reads the chart'],
  [english, 'The first coffee house opened in 1652, and soon there were more'],
  [english, 'An outbreak in 2012 cost the country a third of its harvest'],
  [english, 'The ban was lifted in 1772 because of his work'],
  [english, 'You can go directly to step 3'],
  [english, 'For experts there is no observable difference'],
  [english, 'Experiments show what that mind can do'],
  [english, 'You can catch mistakes with this rule of the yard'],
  [english, 'A countess was elected to the academy for describing how'],
  [english, 'Now the second side is allowed to wait'],
  [french, 'Plus précisément, ils sont meilleurs pour la lumière'],
  [french, 'Deux architectures y ont été ajoutées en mars'],
  [spanish, 'La más común es la escala aparente'],
  [italian, 'Servì come ambiente di prova per le versioni'],
  [english, "When they've gotten big enough, set the rate to a third"],
  [french, "Lorsqu'elles sont grandes, réglez le taux à un tiers"],
  [french, 'Dès le début, il fut conçu comme un système ouvert'],
  [french, "Dans une maison, c'est la porte"],
  [german, 'Die Karte links oben zeigt das Gebiet'],
  [spanish, 'No se puede instalar en esas máquinas'],
  [english, 'Since this time the project has grown to include ports'],
  [english, 'You can use the package to build such a disk'],
  [spanish, 'Por término medio, es más corto que un día'],
  [italian, 'Per farlo correttamente bisogna decidere prima'],
  [french, "C'est à cause du processus qui se produit"],
  [english, 'The terms presented below are those of banks'],
  [german, 'Große Teile seiner Entwicklung werden von Freiwilligen geleitet'],
  [german, 'Im schlechtesten Fall führen sie zum Ende des Pakets'],
  [french, 'Beaucoup de ses pages sont vides'],
  [spanish, 'Gran parte de su desarrollo lo hacen voluntarios'],
  [italian, 'Molto del suo sviluppo è fatto da volontari'],
  [portuguese, 'Grande parte do seu trabalho é feita por voluntários'],
  [dutch, 'Veel van zijn ontwikkeling gebeurt door vrijwilligers'],
  [english, 'At the same instant, points are passing into darkness'],
  [german, 'Die unten vorgelegten Ausdrücke sind die der Banken'],
  [french, 'Souvent elles suivent les frontières des pays'],
  [portuguese, 'No mesmo instante, pontos estão passando para a noite'],
  [dutch, 'Op hetzelfde moment wordt het elders nacht'],
  [english, 'Essentially, they eliminate the need of the user for tools'],
  [italian, 'È anche il tentativo di creare una distribuzione'],
  [portuguese, 'Essencialmente, elas eliminam a necessidade do utilizador'],
  // What was left in English.
  [german, 'This information is stored in the profile of the monitor'],
  // Of a thing that only the sentence before compares.
  [english, 'GitLab offers nothing comparable'],
  [spanish, 'Algunos de ellos dependen de la luz'],
] as const)('CM17 %o: "%s" needs the sentence before it', (language, sentence) => {
  expect(leansBack(sentence, language)).toBe(true)
})

test.each([
  [english, 'All trains require a ticket'],
  [english, 'The second half of the century was wet'],
  [german, 'Die zweite Hälfte des Jahres war nass'],
  [english, 'You can follow the tide with this library'],
  [english, 'After five days the clock knows your rhythm'],
  [english, 'Anna told Peter that he knew that she would come'],
  [italian, 'Potete inviare una lettera al custode'],
  [spanish, 'Puede enviar una carta al guarda'],
  [portuguese, 'Você pode enviar uma carta ao guarda'],
  [french, 'Vous pouvez envoyer une lettre au gardien'],
  [english, 'To paint a boat, you need a dry week'],
  [english, 'Both Anna and Berta came to the harbour'],

  [english, 'A grown man consumed five kilograms of potatoes a day'],
  [english, 'The river gave the power that was necessary for the mill'],
  [english, 'Money was not the cause of the war'],
  [english, 'A bag of ten grams would do if it were open'],
  [english, 'The rules of the game changed in 1904'],
  [english, 'After two months without rain the river was dry'],
  [english, 'One clue to the riddle comes from the sheep'],
  [english, 'The first coffee house of London opened in 1652'],
  [english, 'The price rose because of his son Peter'],
  [english, 'Temperatures fall below zero in January'],
  [english, 'Ships carry that oil to the ports of the north'],
  [english, 'The tale is old, and nobody knows who wrote this tale'],
  [english, 'This manual describes how a farm is run'],
  [german, 'Heute gibt es die Karte auch im Netz'],
  [english, 'A lamp (and this is rare) burns for a year'],
  [german, 'Dieses Handbuch beschreibt, wie ein Hof geführt wird'],
  [german, 'Die Brücke ist alt, und niemand weiß, wer diese Brücke gebaut hat'],
  [german, 'Viele Häuser haben einen Garten'],
  [french, 'Ce document décrit comment une ferme est dirigée'],
  [french, 'Beaucoup de maisons ont un jardin'],
  [spanish, 'Este manual describe el trabajo de una granja'],
  [spanish, 'La ciudad está al este de Madrid'],
  [italian, 'Molte case hanno un giardino'],
  [portuguese, 'Muitas casas têm um jardim'],
  [dutch, 'Veel huizen hebben een tuin'],
] as const)('CM17 %o: "%s" stands alone', (language, sentence) => {
  expect(asksWhich(sentence, language)).toBe(false)
})

test.each([
  [german, 'Das Sommerfest findet am 18. Juli statt'],
  [german, 'Das alte Rathaus steht am Markt'],
  [german, 'Im Menü können Sie die Farben ändern'],
  [german, 'In der Stadt stehen Ihnen zwei Säle offen'],
  [dutch, 'Het omzetten van dagen is lastig'],
  [english, 'Occasionally it is useful to look into an archive'],
] as const)('CM17 %o: "%s" begins with no pronoun', (language, sentence) => {
  expect(leansBack(sentence, language)).toBe(false)
})

test.each([
  ['A frost in Brazil can double it within weeks', true],
  ['Around 60,000 people walk along it every day', true],
  ['The first storm of the year broke them', true],
  ['Nobody in the whole town gave you this as a gift', true],
  ['A frost is bad, and nobody can stop it', false],
  ['On any old boat the tool makes it easy to find a leak', false],
  ['Every bag has a label with the price on it', false],
  ['Wrapped in a clean linen cloth it stays good for four days', false],
])('CM17 what is done to "it" within one clause was named before: "%s"', (sentence, leans) => {
  expect(leansBack(sentence, english)).toBe(leans)
})

test('CM17 a verb whose several subjects are not named needs the sentence before it', () => {
  expect(leansBack('Diminuem o valor das suas contas', portuguese)).toBe(true)
  expect(leansBack('Consiguen el premio dos veces', spanish)).toBe(true)
  expect(leansBack('Origen y destino del tren', spanish)).toBe(false)
})
