/** Signs: yes and no, warnings, directions. */
export const signsIcons: Readonly<Record<string, string>> = {
  'check-circle':
    'done, approval, yes, confirmation, completed, correct, acceptance, passed, confirmed, agreed | Erledigt, Bestätigung, Genehmigung, Freigabe, Abnahme, Zusage | terminé, confirmation, validation, approbation, oui | hecho, confirmación, aprobación, validación, aceptación | fatto, conferma, approvazione, convalida | feito, confirmação, aprovação, validação | klaar, bevestiging, goedkeuring, akkoord',
  'x-circle':
    'no, rejected, mistake, mistakes, error, errors, failure, failures, wrong, cancellation | Fehler, Fehlschlag, Misserfolg, Absage, Irrtum, Ausfall | erreur, erreurs, échec, annulation, faute | error, errores, fracaso, cancelación, fallo, fallos | errore, errori, fallimento, annullamento, sbagli | erro, erros, fracasso, cancelamento, falha, falhas | fout, fouten, mislukking, annulering, storing',
  warning:
    "risk, risks, warning, danger, dangers, hazard, hazards, caution, threat, threats, alert, alerts, precautions | Risiko, Risiken, Warnung, Gefahr, Gefahren, Vorsicht, Bedrohung, Bedrohungen, Achtung, Vorsichtsmaßnahmen | risque, risques, avertissement, danger, dangers, menace, menaces, précautions | riesgo, riesgos, advertencia, peligro, peligros, amenaza, amenazas, precaución | rischio, rischi, avvertimento, avviso di pericolo, pericolo, pericoli, minaccia, minacce, precauzioni | risco, riscos, aviso, perigo, perigos, ameaça, ameaças, precaução | risico, risico's, waarschuwing, gevaar, gevaren, bedreiging, bedreigingen, voorzichtigheid",
  prohibit:
    'ban, prohibition, forbidden, restrictions, exclusion, restriction, taboo | Verbot, Verbote, Einschränkung, Einschränkungen, Ausschluss, Tabu | interdiction, interdictions, restriction, restrictions, exclusion, tabou | prohibición, prohibiciones, restricción, restricciones, exclusión, tabú | divieto, divieti, restrizione, restrizioni, esclusione, tabù | proibição, proibições, restrição, restrições, exclusão, tabu | verbod, verboden, beperking, beperkingen, uitsluiting, taboe',
  siren:
    'alarm, emergency alert, siren, urgent, urgency | Alarm, Sirene, Dringlichkeit, Dringend | alarme, sirène, urgence absolue | alarma, sirena, urgencia | allarme, sirena, urgenza | alarme, sirene, urgência | alarm, sirene, urgentie',
  bell: 'notification, notifications, reminders, bell, alerts by app | Benachrichtigung, Benachrichtigungen, Erinnerung, Erinnerungen, Glocke | notification, notifications, rappel, rappels, cloche | notificación, notificaciones, recordatorio, recordatorios, campana | notifica, notifiche, promemoria, campana | notificação, notificações, lembrete, lembretes, sino | melding, meldingen, herinnering, herinneringen, bel',
  'push-pin':
    'key point, key points, note to remember, important, remember, pinned, priorities, priority | Merksatz, Wichtig, Merkpunkte, Kernpunkte, Priorität, Prioritäten | point clé, points clés, important, à retenir, priorité, priorités | punto clave, puntos clave, importante, prioridad, prioridades | punto chiave, punti chiave, importante, priorità | ponto-chave, pontos-chave, importante, prioridade, prioridades | kernpunt, kernpunten, belangrijk, prioriteit, prioriteiten',
  bookmark:
    'bookmark, bookmarks, reading mark | Lesezeichen | marque-page, signet | marcador de libros, marcapáginas | segnalibro | marcador de livros | bladwijzer',
  'seal-check':
    'quality seal, verified, standard, authenticity, certified, credibility, best practices, best practice | Gütesiegel, Echtheit, Glaubwürdigkeit, Standard, Siegel | label de qualité, authenticité, crédibilité, norme, normes, bonnes pratiques | sello de calidad, autenticidad, credibilidad, estándar, buenas prácticas | marchio di qualità, autenticità, credibilità, norme, buone pratiche | selo de qualidade, autenticidade, credibilidade, norma, boas práticas | keurmerk, echtheid, geloofwaardigheid, standaard, normen',
  path: 'way points, journey of the customer, customer journey, learning path, career path | Werdegang, Lernpfad, Lebensweg | parcours, cheminement | trayectoria, recorrido | tragitto, percorso di studi | trajetória, trajeto | traject, levensloop',
  steps:
    'progress in steps, stages, phases, phase, stage, levels of difficulty | Phasen, Phase, Etappen, Stadien | phases, phase, paliers | fases, fase, etapas, etapa | fasi, fase, tappe | fases, fase, etapas, etapa | fasen, fase, etappes',
  'hand-fist':
    'power of the people, protest, resistance, revolution, determination, will, motivation, courage to fight, strike, willpower | Protest, Widerstand, Revolution, Entschlossenheit, Wille, Motivation, Streik, Mut, Willenskraft | protestation, résistance, révolution, détermination, volonté, motivation, grève, courage | protesta, resistencia, revolución, determinación, voluntad, motivación, huelga, coraje, valentía | protesta, resistenza politica, rivoluzione, determinazione, volontà, motivazione, sciopero, coraggio | protesto, resistência, revolução, determinação, vontade, motivação, greve, coragem | protest, verzet, revolutie, vastberadenheid, wil, motivatie, staking, moed',
  'hand-waving':
    'welcome, hello, greeting, goodbye, farewell, about me, introductions | Willkommen, Hallo, Begrüßung, Abschied, Über mich, Vorstellung | bienvenue, bonjour, accueil, au revoir, à propos de moi | bienvenida, hola, saludo, despedida, sobre mí | benvenuto, benvenuti, ciao, saluti, saluto, su di me | boas-vindas, bem-vindo, olá, saudação, despedida, sobre mim | welkom, hallo, begroeting, afscheid, over mij',
  'hands-clapping':
    'applause, recognition, appreciation, congratulations, encouragement | Applaus, Anerkennung, Wertschätzung, Glückwunsch, Ermutigung | applaudissements, reconnaissance, félicitations, encouragement | aplausos, reconocimiento, felicitaciones, aprecio | applausi, apprezzamento, congratulazioni, incoraggiamento | aplausos, reconhecimento, parabéns, apreço | applaus, erkenning, waardering, felicitaties',
  'cursor-click':
    "interaction, usability, call to action, user experience, interactivity, ease of use | Interaktion, Bedienung, Benutzerfreundlichkeit, Nutzererlebnis, Handlungsaufforderung | interaction, ergonomie, expérience utilisateur, appel à l'action | interacción, usabilidad, experiencia de usuario, llamada a la acción | interazione, usabilità, esperienza utente | interação, usabilidade, experiência do utilizador | interactie, gebruiksgemak, gebruikerservaring",
  power:
    'on and off, switch off, shutdown, standby | Ausschalten, Abschaltung, Einschalten, Standby | arrêt, marche et arrêt, veille | apagado, encendido | spegnimento, accensione | desligar, ligar | uitschakelen, inschakelen, aan en uit',
  'play-circle':
    'tutorial, demo, demonstration, live demo, example video | Vorführung, Demo, Demonstration, Tutorial | démonstration, tutoriel, démo | demostración, tutorial, demo | dimostrazione, tutorial, demo | demonstração, tutorial, demo | demonstratie, demo, tutorial',
  export:
    'release, publication, publishing, rollout, sharing files | Veröffentlichung, Freigeben, Publikation | publication, parution, mise en ligne | publicación, lanzamiento de versión | pubblicazione, rilascio | publicação | publicatie, uitgave, uitrol',
  'circle-half':
    'trade-offs, compromise, half, balance of two, duality | Kompromiss, Hälfte, Dualität | compromis, moitié, dualité | compromiso, mitad, dualidad | compromesso, metà, dualità | metade, dualidade | compromis, helft, dualiteit',
  spiral:
    'spiral, inflation, vicious circle, dynamics | Spirale, Inflation, Teufelskreis, Dynamik | spirale, inflation, cercle vicieux, dynamique | espiral, inflación, círculo vicioso, dinámica | spirale, inflazione, circolo vizioso, dinamica | espiral, inflação, círculo vicioso, dinâmica | spiraal, inflatie, vicieuze cirkel, dynamiek',
  pulse:
    'signals, frequency, measuring curve, vibration, oscillation | Signale, Frequenz, Schwingung, Messkurve | fréquence, vibration, oscillation | frecuencia, vibración, oscilación | frequenza, vibrazione, oscillazione | frequência, vibração, oscilação | frequentie, trilling, oscillatie',
  circle:
    'whole, unity, circle | Einheit, Kreis, Ganzes | unité, cercle | unidad, círculo | unità, cerchio | unidade, círculo | eenheid, cirkel',
}
