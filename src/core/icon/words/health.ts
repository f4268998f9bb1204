/** The body, medicine, sport. */
export const healthIcons: Readonly<Record<string, string>> = {
  heart:
    "heart, love, passion for work, favourite, affection, empathy, romance, interests, hobbies | Herz, Liebe, Zuneigung, Empathie, Mitgefühl, Interessen, Hobbys | cœur, amour, affection, empathie, loisirs préférés | corazón, amor, afecto, empatía, aficiones | cuore, amore, affetto, empatia, interessi, passioni | coração, amor, afeto, empatia, interesses | hart, liefde, genegenheid, empathie, interesses, hobby's",
  heartbeat:
    'health, pulse, heart rate, fitness level, cardiology, blood pressure, circulation, vital signs, healthcare | Gesundheit, Puls, Herzfrequenz, Kreislauf im Körper, Blutdruck, Gesundheitswesen, Vitalwerte | santé, pouls, rythme cardiaque, tension artérielle | salud, pulso, ritmo cardíaco, presión arterial, sanidad | salute, polso, battito, pressione sanguigna, sanità | saúde, pulso, frequência cardíaca, pressão arterial | gezondheid, hartslag, bloeddruk, gezondheidszorg',
  'first-aid-kit':
    'first aid, emergency kit, medical care, medicine cabinet, treatment | Erste Hilfe, Verbandskasten, Behandlung, Notfallset | premiers secours, trousse de secours, traitement | primeros auxilios, botiquín, tratamiento | primo soccorso, cassetta di pronto soccorso, trattamento | primeiros socorros, tratamento, estojo de primeiros socorros | eerste hulp, EHBO, verbanddoos, behandeling',
  bandaids:
    'injury, injuries, wound, wounds, plaster, bandage, accident | Verletzung, Verletzungen, Wunde, Wunden, Pflaster, Verband, Unfall, Unfälle | blessure, blessures, plaie, pansement, accident | herida, heridas, lesión, lesiones, tirita, accidente | ferita, ferite, lesione, cerotto, incidente | ferida, feridas, lesão, lesões, curativo, acidente | verwonding, wond, wonden, pleister, ongeval, blessures',
  stethoscope:
    'doctor, diagnosis, medicine as a profession, check-up, physician, symptoms, examination by a doctor, doctors | Arzt, Ärztin, Ärzte, Diagnose, Medizin, Vorsorgeuntersuchung, Symptome | médecin, diagnostic, médecine, symptômes, docteur | médico, diagnóstico, medicina, síntomas, doctor | medico, diagnosi, medicina, sintomi, dottore | médico, diagnóstico, medicina, sintomas, doutor | arts, dokter, diagnose, geneeskunde, symptomen',
  pill: 'medicine, medication, drugs, tablets to take, pharmacy, side effects, pharmaceuticals, pills, antibiotics | Medikamente, Medikament, Arznei, Tabletten, Apotheke, Nebenwirkungen, Pillen, Antibiotika | médicament, médicaments, pharmacie, comprimés, effets secondaires, antibiotiques | medicamento, medicamentos, farmacia, pastillas, efectos secundarios, antibióticos | farmaco, farmaci, medicinali, farmacia, compresse, antibiotici | medicamento, medicamentos, remédios, farmácia, comprimidos, antibióticos | medicijn, medicijnen, apotheek, pillen, bijwerkingen, antibiotica',
  syringe:
    'vaccination, vaccine, vaccines, injection, immunisation, jab | Impfung, Impfungen, Impfstoff, Spritze | vaccin, vaccination, vaccins, piqûre, injection | vacuna, vacunas, vacunación, inyección | vaccino, vaccini, vaccinazione, iniezione | vacina, vacinas, vacinação, injeção | vaccin, vaccinatie, inenting, prik, injectie',
  virus:
    'virus, viruses, infection, pandemic, flu, germs, epidemic, disease, diseases, plague, illness, covid | Virus, Viren, Infektion, Pandemie, Grippe, Keime, Epidemie, Krankheit, Krankheiten, Pest | virus, infection, pandémie, grippe, microbes, épidémie, maladie, maladies, peste | virus, infección, pandemia, gripe, gérmenes, epidemia, enfermedad, enfermedades, peste | virus, infezione, pandemia, influenza, germi, epidemia, malattia, malattie, peste | vírus, infeção, infecção, pandemia, gripe, germes, epidemia, doença, doenças, peste | virus, infectie, pandemie, griep, ziektekiemen, epidemie, ziekte, ziekten, pest',
  'face-mask':
    'mask, face mask, hygiene mask, surgery | Maske, Mundschutz, Operation | masque, chirurgie | mascarilla, cirugía | mascherina, chirurgia | máscara, cirurgia | mondkapje, mondmasker, operatie',
  hospital:
    'hospital, clinic, hospitals, emergency room | Krankenhaus, Klinik, Spital, Notaufnahme | hôpital, hôpitaux, clinique, urgences | hospital, hospitales, clínica, urgencias médicas | ospedale, ospedali, clinica, pronto soccorso | hospital, hospitais, clínica | ziekenhuis, ziekenhuizen, kliniek, spoedeisende hulp',
  ambulance:
    'ambulance, emergency, emergency services, emergency call, paramedics | Krankenwagen, Notfall, Notruf, Rettungsdienst | ambulance, urgence, services de secours | ambulancia, emergencia, emergencias | ambulanza, emergenza, emergenze | ambulância, emergência, emergências | ambulance, noodgeval, hulpdiensten',
  tooth:
    'teeth, tooth, dentist, dental care | Zähne, Zahn, Zahnarzt, Zahnpflege | dents, dent, dentiste | dientes, diente, dentista | denti, dente, dentista | dentes, dente, dentista | tanden, tand, tandarts',
  bone: 'bones, bone, skeleton, fossils, archaeology | Knochen, Skelett, Fossilien, Archäologie | os, squelette, fossiles, archéologie | huesos, hueso, esqueleto, fósiles, arqueología | ossa, osso, scheletro, fossili, archeologia | ossos, osso, esqueleto, fósseis, arqueologia | botten, bot, skelet, fossielen, archeologie',
  skull:
    'death, poison, danger to life, pirates, mortality | Tod, Gift, Piraten, Lebensgefahr, Sterblichkeit | mort, poison, pirates, mortalité | muerte, veneno, piratas, mortalidad | morte, veleno, pirati, mortalità | morte, veneno, piratas, mortalidade | dood, gif, piraten, sterfte',
  eye: "vision of the eye, sight, eye, eyes, eyesight, visibility, attention, awareness, perception, watch, monitoring of patients | Auge, Augen, Sehen, Sichtbarkeit, Aufmerksamkeit, Wahrnehmung, Vision | œil, yeux, vue de l'œil, vision, visibilité, attention, perception | ojo, ojos, vista, visión, visibilidad, atención, percepción | occhio, occhi, vista, visione, visibilità, attenzione, percezione | olho, olhos, visão, visibilidade, atenção, perceção, percepção | oog, ogen, zicht, visie, zichtbaarheid, aandacht, waarneming",
  'hand-palm':
    'hand, touch, stop sign by hand, sense of touch | Hand, Hände, Tastsinn | main, mains, toucher | mano, manos, tacto | mano, mani, tatto | mão, mãos, tato | hand, handen, tastzin',
  'hand-soap':
    'hygiene, soap, washing hands, cleanliness, cleaning, disinfection, cosmetics | Hygiene, Seife, Händewaschen, Sauberkeit, Desinfektion, Kosmetik | hygiène, savon, lavage des mains, propreté, cosmétiques | higiene, jabón, lavado de manos, limpieza, cosmética | igiene, sapone, pulizia, cosmetici | higiene, sabão, lavagem das mãos, limpeza, cosméticos | hygiëne, zeep, handen wassen, schoonmaak, netheid, cosmetica',
  baby: 'baby, birth, babies, newborn, childhood, infants | Baby, Geburt, Säugling, Kindheit, Babys | bébé, naissance, enfance, nourrisson | bebé, nacimiento, infancia, recién nacido | neonato, nascita, infanzia, bebè | bebé, bebê, nascimento, infância | baby, geboorte, kindertijd',
  'baby-carriage':
    'family, parents, children, kids, child, parental leave, parenthood, families, childcare | Familie, Familien, Eltern, Kinder, Kind, Elternzeit, Kinderbetreuung, Erziehung | famille, familles, parents, enfants, enfant, congé parental | familia, familias, padres, hijos, niños, niño | famiglia, famiglie, genitori, figli, bambini, bambino | família, famílias, pais, filhos, crianças, criança | gezin, familie, ouders, kinderen, kind, kinderopvang',
  person:
    'human, body, human body, individual, adult, self | Mensch, Körper, Individuum, Erwachsene | humain, corps, individu, corps humain | humano, cuerpo, individuo, ser humano | umano, corpo, individuo, essere umano | humano, corpo, indivíduo, ser humano | mens, lichaam, individu',
  wheelchair:
    'accessibility, disability, wheelchair, barrier-free | Barrierefreiheit, Behinderung, Rollstuhl | accessibilité, handicap, fauteuil roulant | accesibilidad, discapacidad, silla de ruedas | accessibilità, disabilità, sedia a rotelle | acessibilidade, deficiência, cadeira de rodas | toegankelijkheid, handicap, rolstoel',
  'person-simple-run':
    'exercise, running, movement, jogging, sprinting, activity, sport, sports, athletics, marathon, physical activity, endurance, mobility training | Bewegung, Laufen, Joggen, Aktivität, Sport, Leichtathletik, Marathon, Ausdauer | sport, course à pied, mouvement, activité, exercice, activité physique, endurance, athlétisme | deporte, correr, movimiento, actividad, ejercicio, carrera a pie, atletismo, resistencia física | sport, corsa, movimento, attività, esercizio, atletica, resistenza | desporto, esporte, corrida, movimento, atividade, exercício, atletismo, resistência física | sport, hardlopen, beweging, activiteit, lichaamsbeweging, bewegen, atletiek',
  'person-simple-walk':
    'walking, walk, pedestrian, pedestrians, stroll, on foot | Gehen, Spaziergang, Fußgänger, zu Fuß, Spazieren | marche, promenade, piéton, piétons, marche à pied | caminar, paseo, peatón, peatones, caminata | camminare, camminata, passeggiata, pedoni | caminhada, passeio, peão, pedestre, caminhar | wandeling, lopen, voetganger, voetgangers, te voet',
  'person-simple-hike':
    'hiking, hike, trail, trekking tour, walking tour, pilgrimage | Wandern, Wanderung, Wanderweg, Pilgern | randonnée, sentier, pèlerinage | senderismo, excursión, sendero, peregrinación | escursione, escursionismo, sentiero, trekking, pellegrinaggio | trilho, trilha, peregrinação, caminhada na serra | wandelen, wandelroute, pelgrimstocht',
  'person-simple-swim':
    'swimming, swim, swimming pool, diving | Schwimmen, Schwimmbad, Tauchen | natation, nager, piscine, plongée | natación, nadar, piscina, buceo | nuoto, nuotare, piscina, immersioni | natação, nadar, piscina, mergulho | zwemmen, zwembad, duiken',
  'person-simple-ski':
    "skiing, ski, winter sport, slopes | Ski, Skifahren, Wintersport, Piste | ski, sports d'hiver, pistes de ski | esquí, esquiar, deportes de invierno | sci, sciare, sport invernali | esqui, esquiar, desportos de inverno | skiën, wintersport, skipiste",
  'person-simple-tai-chi':
    'gymnastics, flexibility, posture, stretching, agility, dance, dancing, warm-up | Gymnastik, Beweglichkeit, Haltung, Dehnen, Flexibilität, Tanz, Tanzen, Aufwärmen | gymnastique, souplesse, posture, étirements, flexibilité, danse | gimnasia, flexibilidad, postura, estiramientos, baile, danza | ginnastica, flessibilità, postura, stretching, ballo, danza | ginástica, flexibilidade, postura, alongamentos, dança | gymnastiek, flexibiliteit, houding, rekken, dans, dansen',
  barbell:
    'strength training, fitness, gym, weights, muscles, weight training, workout, power training, training in the gym | Krafttraining, Fitness, Fitnessstudio, Gewichte, Muskeln, Muskulatur, Training | musculation, fitness, haltères, muscles, entraînement | musculación, gimnasio, pesas, músculos, entrenamiento, fuerza | palestra, pesi, muscoli, allenamento, forza | musculação, ginásio, academia de ginástica, pesos, músculos, treino, força | krachttraining, fitness, sportschool, gewichten, spieren',
  'soccer-ball':
    'football, soccer, ball games, club, football match, world cup, league | Fußball, Verein, Ballspiele, Liga, Spieltag | football, match, ballon, ligue | fútbol, partido de fútbol, balón, liga | calcio, partita, pallone, campionato di calcio | futebol, jogo de futebol, bola, liga | voetbal, voetbalclub, competitie, bal',
  basketball:
    'basketball | Basketball | basket, basketball | baloncesto | pallacanestro, basket | basquetebol, basquete | basketbal',
  volleyball:
    'volleyball, handball | Volleyball, Handball | volley, volleyball, handball | voleibol, balonmano | pallavolo, pallamano | voleibol, andebol, handebol | volleybal, handbal',
  'tennis-ball': 'tennis | Tennis | tennis | tenis | tennis | ténis, tênis | tennis',
  footprints:
    'footprint, carbon footprint, traces, steps in sand, ecological footprint | Fußabdruck, Spuren, CO2-Fußabdruck | empreinte, traces, empreinte carbone | huella, huellas, huella de carbono | impronta, impronte, tracce | pegada, pegadas, pegada de carbono | voetafdruk, sporen',
  sneaker:
    'shoes, footwear, trainers, running shoes, sneakers | Schuhe, Laufschuhe, Turnschuhe, Schuhwerk | chaussures, baskets, chaussure | zapatos, zapatillas, calzado | scarpe, scarpa, calzature | sapatos, ténis de corrida, calçado | schoenen, loopschoenen, schoeisel',
  boot: 'boots, hiking boots | Stiefel, Wanderschuhe | bottes, chaussures de marche | botas, botas de montaña | stivali, scarponi | botas, botas de caminhada | laarzen, wandelschoenen',
  'cigarette-slash':
    'smoking, no smoking, quit smoking, tobacco, addiction | Rauchen, Nichtraucher, Tabak, Sucht | tabac, tabagisme, non-fumeur, dépendance | tabaco, dejar de fumar, tabaquismo, adicción | fumo, tabacco, smettere di fumare, dipendenza | tabaco, tabagismo, deixar de fumar, vício | roken, tabak, stoppen met roken, verslaving',
}
