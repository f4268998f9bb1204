import { foldText } from '../../fold-text.ts'
import { listOf } from '../language.ts'

/** What everybody knows, or who listens: nobody asks which. By language, folded as `foldText` does. */
const known: Readonly<Record<string, string>> = {
  en: `user users reader readers author authors people public world earth sun moon sky sea ocean weather internet web
    town village government council parliament court ministry commission committee board state police army church law market economy country city north south east west left right past
    present future beginning start end middle time day night morning evening year years week month century
    number amount rest majority fact idea case question problem reason way computer screen keyboard mouse
    environment press media air ground water poor rich brain body heart truth others hope aim goal need ability
    use purpose following rate risk chance possibility level name word term latter`,
  de: `benutzer nutzer anwender leser autor menschen leute offentlichkeit welt erde sonne mond himmel meer wetter internet
    netz regierung staat polizei kirche gesetz markt wirtschaft land stadt norden suden osten westen vergangenheit
    gegenwart zukunft anfang ende mitte zeit tag nacht morgen abend jahr jahre woche monat jahrhundert zahl anzahl
    menge rest mehrheit tatsache fall frage grund weg computer bildschirm tastatur maus umwelt presse luft boden
    wasser gehirn korper herz wahrheit moglichkeit regel beispiel vergleich gegensatz gegenteil teil folge lage
    hilfe name begriff allgemeinen wesentlichen einzelnen verfugung`,
  fr: `utilisateur utilisateurs lecteur lecteurs auteur gens public monde terre soleil lune ciel mer temps internet web
    gouvernement etat police eglise loi marche economie pays ville nord sud est ouest gauche droite passe present
    avenir debut fin milieu jour nuit matin soir annee annees semaine mois siecle nombre quantite reste plupart
    majorite fait idee cas question probleme raison ordinateur ecran clavier souris environnement presse air sol
    eau cerveau corps coeur verite possibilite exemple fois suite aide plus moins nom terme`,
  es: `usuario usuarios lector lectores autor gente publico mundo tierra sol luna cielo mar tiempo internet red web
    gobierno casa estado policia iglesia ley mercado economia pais ciudad norte sur este oeste izquierda derecha pasado
    presente futuro principio comienzo final fin medio dia noche manana tarde ano anos semana mes siglo numero
    cantidad resto mayoria hecho idea caso cuestion pregunta problema razon ordenador computadora pantalla teclado
    raton ambiente prensa aire suelo agua cerebro cuerpo corazon verdad posibilidad ejemplo vez hora menos cual que
    nombre termino`,
  it: `utente utenti lettore lettori autore gente pubblico mondo terra sole luna cielo mare tempo internet rete web
    governo casa stato polizia chiesa legge mercato economia paese citta nord sud est ovest sinistra destra passato
    presente futuro inizio fine mezzo giorno notte mattina sera anno anni settimana mese secolo numero quantita
    resto maggioranza fatto idea caso questione domanda problema ragione computer schermo tastiera mouse ambiente
    stampa aria suolo acqua cervello corpo cuore verita possibilita esempio volta momento meno piu quale nome
    termine modo`,
  pt: `usuario usuarios utilizador utilizadores leitor leitores autor pessoas publico mundo terra sol lua ceu mar
    tempo internet rede web governo estado policia igreja lei mercado economia pais cidade norte sul leste oeste
    esquerda direita passado presente futuro inicio comeco final fim meio dia noite manha tarde ano anos semana mes
    seculo numero quantidade resto maioria fato facto ideia caso questao pergunta problema razao computador tela
    ecra teclado mouse rato ambiente imprensa ar chao agua cerebro corpo coracao verdade possibilidade exemplo vez
    menos qual que nome termo`,
  nl: `gebruiker gebruikers lezer lezers auteur mensen publiek wereld aarde zon maan hemel zee weer internet web
    regering staat politie kerk wet markt economie land stad noorden zuiden oosten westen verleden heden toekomst
    begin einde eind midden tijd dag nacht ochtend avond jaar jaren week maand eeuw aantal hoeveelheid rest
    meerderheid feit idee geval vraag probleem reden computer scherm toetsenbord muis milieu pers lucht grond water
    hersenen lichaam hart waarheid mogelijkheid voorbeeld algemeen moment naam`,
}

const sets = new Map(Object.entries(known).map(([code, words]) => [code, listOf(words)]))

export const isKnownThing = (word: string, code: string): boolean =>
  sets.get(code)?.has(foldText(word)) === true
