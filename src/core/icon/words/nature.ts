/** Land, sea and sky, animals and plants, weather and energy. */
export const natureIcons: Readonly<Record<string, string>> = {
  sun: 'sun, light, sunlight, sunshine, summer, sunny, daylight | Sonne, Licht, Sonnenlicht, Sonnenschein, Sommer | soleil, lumière, été | sol, luz, verano | sole, luce, estate | sol, luz, verão | zon, licht, zonlicht, zomer',
  'sun-horizon':
    'sunrise, sunset, dawn, horizon, evening | Sonnenaufgang, Sonnenuntergang, Horizont | lever du soleil, coucher de soleil, horizon, aube, soir | amanecer, atardecer, horizonte | alba, tramonto, orizzonte, sera | nascer do sol, pôr do sol, horizonte | zonsopgang, zonsondergang, horizon',
  moon: 'moon, night, tides | Mond, Nacht, Gezeiten | lune, nuit, marées | luna, noche, mareas | luna, notte, maree | lua, noite, marés | maan, nacht, getijden',
  'moon-stars':
    'sleep, rest at night, dreams, good night, bedtime, night sky | Schlaf, Träume, Nachtruhe, Schlafen, Sternenhimmel | sommeil, rêves, ciel nocturne, dormir | sueño, sueños, descanso nocturno, dormir | sonno, sogni, dormire | sono, sonhos, dormir | slaap, dromen, nachtrust, slapen',
  cloud:
    'cloud, clouds, cloud computing, condensation | Wolke, Wolken, Cloud, Kondensation | nuage, nuages, condensation | nube, nubes, condensación | nuvola, nuvole, cloud, condensazione | nuvem, nuvens, condensação | wolk, wolken, cloud, condensatie',
  'cloud-rain':
    'rain, rainfall, precipitation, rainy season, autumn weather | Regen, Niederschlag, Niederschläge, Regenzeit | pluie, pluies, précipitations | lluvia, lluvias, precipitaciones | pioggia, piogge, precipitazioni | chuva, chuvas, precipitação | regen, neerslag, regenval',
  'cloud-sun':
    "weather, climate, forecast of the weather, climate zones, spring weather | Wetter, Klima, Witterung, Wetterbericht | météo, climat, temps qu'il fait | clima, el tiempo, meteorología | meteo, clima | clima, tempo atmosférico, meteorologia | weer, klimaat, weerbericht",
  'cloud-lightning':
    'storm, thunderstorm, thunder, extreme weather | Sturm, Gewitter, Unwetter, Donner | orage, tempête, tonnerre | tormenta, tempestad, trueno | temporale, tempesta, tuono | tempestade, trovoada, trovão | storm, onweer, donder',
  'cloud-fog':
    'fog, mist, haze, evaporation, steam, vapour, smog | Nebel, Dunst, Verdunstung, Dampf | brouillard, brume, évaporation, vapeur | niebla, neblina, evaporación, vapor | nebbia, foschia, evaporazione, vapore | nevoeiro, neblina, evaporação, vapor | mist, nevel, verdamping, stoom',
  snowflake:
    'snow, winter, cold, ice, cooling, frost, frozen, winter sports, refrigeration | Schnee, Winter, Kälte, Eis, Kühlung, Frost | neige, hiver, froid, glace, refroidissement, gel | nieve, invierno, frío, hielo, refrigeración | neve, inverno, freddo, ghiaccio, raffreddamento | neve, inverno, frio, gelo, refrigeração | sneeuw, winter, kou, ijs, koeling, vorst',
  wind: 'wind, air, breathing, breath, ventilation, breeze, wind power, wind energy, air quality, atmosphere | Wind, Luft, Atmung, Atem, Lüftung, Atmen, Atmosphäre, Windkraft, Windenergie | vent, air, respiration, souffle, aération, atmosphère, énergie éolienne | viento, aire, respiración, ventilación, atmósfera, energía eólica | vento, aria, respirazione, respiro, ventilazione, atmosfera, energia eolica | vento, ar, respiração, ventilação, atmosfera, energia eólica | wind, lucht, ademhaling, adem, ventilatie, atmosfeer, windenergie',
  windmill:
    'windmill, windmills, mill, netherlands | Windmühle, Mühle, Windrad | moulin, éolienne | molino, molinos | mulino, mulini | moinho, moinhos | windmolen, windmolens, molen',
  hurricane:
    'hurricane, cyclone, tropical storm | Hurrikan, Wirbelsturm, Zyklon | ouragan, cyclone | huracán, ciclón | uragano, ciclone | furacão, ciclone | orkaan, cycloon',
  tornado:
    "tornado, twister, turbulence | Tornado, Turbulenzen | tornade, turbulences | tornado, turbulencia | tornado, tromba d'aria, turbolenza | tornado, turbulência | tornado, wervelwind",
  rainbow:
    'rainbow, diversity, inclusion, spectrum, variety | Regenbogen, Vielfalt, Inklusion, Diversität, Spektrum | arc-en-ciel, diversité, inclusion | arcoíris, diversidad, inclusión, variedad | arcobaleno, diversità, inclusione, varietà | arco-íris, diversidade, inclusão, variedade | regenboog, diversiteit, inclusie, verscheidenheid',
  drop: 'water, drinking water, drop, liquid, humidity, hydration, moisture, blood, bleeding, oil, irrigation, fluids, watering | Wasser, Trinkwasser, Tropfen, Flüssigkeit, Feuchtigkeit, Blut, Öl, Bewässerung, Gießen, Blutung | eau, goutte, liquide, humidité, hydratation, sang, huile, irrigation | agua, gota, líquido, humedad, hidratación, sangre, aceite, riego | acqua, goccia, liquido, umidità, idratazione, sangue, olio, irrigazione | água, gota, líquido, humidade, umidade, hidratação, sangue, óleo, rega | water, drinkwater, druppel, vloeistof, vochtigheid, bloed, olie, irrigatie, gieten',
  waves:
    'sea, ocean, oceans, river, rivers, waves, lake, hydropower, flood, floods, tide, coast, marine life, sea level, water power | Meer, Meere, Ozean, Ozeane, Fluss, Flüsse, Wellen, See, Wasserkraft, Flut, Hochwasser, Küste, Überschwemmung, Meeresspiegel | mer, océan, océans, rivière, fleuve, fleuves, vagues, lac, inondation, côte, énergie hydraulique | mar, mares, océano, océanos, río, ríos, olas, lago, inundación, costa, energía hidráulica | mare, mari, oceano, oceani, fiume, fiumi, onde, lago, alluvione, costa, energia idroelettrica | mar, mares, oceano, oceanos, rio, rios, ondas, lago, inundação, costa, energia hidroelétrica | zee, zeeën, oceaan, oceanen, rivier, rivieren, golven, meer, waterkracht, overstroming, kust, zeespiegel',
  fire: 'fire, fires, heat, burn, burns, flame, flames, heating, combustion, passion, wildfires, forest fires, warmth, fire safety, fire protection | Feuer, Brand, Brände, Hitze, Verbrennung, Verbrennungen, Flamme, Heizung, Leidenschaft, Waldbrände, Wärme, Brandschutz, Heizen | feu, incendie, incendies, chaleur, brûlures, flamme, chauffage, passion | fuego, incendio, incendios, calor, quemaduras, llama de fuego, calefacción, pasión | fuoco, incendio, incendi, calore, ustioni, fiamma, riscaldamento, passione | fogo, incêndio, incêndios, calor, queimaduras, chama, aquecimento, paixão | vuur, brand, branden, hitte, brandwonden, vlam, verwarming, passie, warmte, brandveiligheid',
  campfire:
    'campfire, bonfire, barbecue | Lagerfeuer, Grillen | feu de camp, barbecue | hoguera, barbacoa | falò, grigliata | fogueira, churrasco | kampvuur, barbecue',
  mountains:
    'mountain, mountains, peak, alps, landscape, highlands, rocks, summit, hills | Berg, Berge, Gebirge, Gipfel, Alpen, Landschaft, Hügel, Gestein | montagne, montagnes, sommet, alpes, paysage, relief, collines | montaña, montañas, cumbre, paisaje, relieve, colinas | montagna, montagne, cima, alpi, paesaggio, colline | montanha, montanhas, cume, serra, paisagem, colinas | berg, bergen, gebergte, top, alpen, landschap, heuvels',
  island:
    'island, islands, beach holiday | Insel, Inseln | île, îles | isla, islas | isola, isole | ilha, ilhas | eiland, eilanden',
  cactus:
    'desert, cactus, drought, dryness | Wüste, Kaktus, Dürre, Trockenheit | désert, cactus, sécheresse | desierto, cactus, sequía | deserto, cactus, siccità | deserto, cato, cacto, seca | woestijn, cactus, droogte',
  tree: 'tree, trees, park, parks, environment, wood, timber, orchard | Baum, Bäume, Park, Parks, Umwelt, Holz | arbre, arbres, parc, parcs, environnement, bois | árbol, árboles, parque, medio ambiente, madera | albero, alberi, parco, ambiente, legno | árvore, árvores, parque, ambiente, madeira | boom, bomen, park, milieu, hout',
  'tree-evergreen':
    'forest, forests, woods, forestry, taiga, deforestation | Wald, Wälder, Forst, Forstwirtschaft, Tannen, Abholzung | forêt, forêts, sylviculture, sapin, déforestation | bosque, bosques, silvicultura, deforestación | foresta, foreste, bosco, boschi, deforestazione | floresta, florestas, bosque, mata, desflorestação, desmatamento | bos, bossen, woud, bosbouw, ontbossing',
  'tree-palm':
    'beach, tropics, holiday, holidays, vacation, palm, rainforest, leisure | Strand, Tropen, Urlaub, Ferien, Palme, Regenwald, Freizeit | plage, tropiques, vacances, palmier, loisirs | playa, trópico, vacaciones, palmera, ocio | spiaggia, tropici, vacanze, vacanza, palma, tempo libero | praia, trópicos, férias, palmeira, lazer | strand, tropen, vakantie, palmboom, vrije tijd, regenwoud',
  plant:
    'plant, plants, soil, seedling, gardening, earth for plants, growing, sprout, seeds, germination, sustainability, roots, fertiliser | Pflanze, Pflanzen, Boden, Keimling, Gärtnern, Wachstum der Pflanzen, Samen, Keimung, Nachhaltigkeit, Wurzeln, Dünger | plante, plantes, sol, semis, jardinage, graines, germination, durabilité, développement durable, racines | planta, plantas, suelo, jardinería, semillas, germinación, sostenibilidad, raíces | pianta, piante, suolo, giardinaggio, semi, germinazione, sostenibilità, radici | planta, plantas, solo, jardinagem, sementes, germinação, sustentabilidade, raízes | plant, planten, bodem, tuinieren, zaden, kieming, duurzaamheid, wortels, grond',
  leaf: 'nature, leaf, leaves, ecology, green, vegan, organic, eco-friendly, photosynthesis, vegetation, climate protection, conservation, autumn | Natur, Blatt, Blätter, Ökologie, Bio, Klimaschutz, Naturschutz, Photosynthese, Umweltschutz, Herbst | nature, feuille, feuilles, écologie, bio, photosynthèse, végétation, automne | naturaleza, hoja, hojas, ecología, fotosíntesis, vegetación, otoño | natura, foglia, foglie, ecologia, biologico, fotosintesi, vegetazione, autunno | natureza, folha, folhas, ecologia, fotossíntese, vegetação, outono | natuur, blad, bladeren, ecologie, biologisch, fotosynthese, natuurbescherming, herfst',
  flower:
    'flower, flowers, blossom, garden, spring, pollination, bloom, gardens | Blume, Blumen, Blüte, Blüten, Garten, Frühling, Bestäubung, Gärten | fleur, fleurs, jardin, printemps, floraison, pollinisation, jardins | flor, flores, jardín, primavera, polinización | fiore, fiori, giardino, primavera, fioritura, impollinazione | flor, flores, jardim, primavera, polinização | bloem, bloemen, tuin, lente, bloei, bestuiving, voorjaar',
  'flower-lotus':
    'wellness, meditation, relaxation, yoga, spa, calm, balance of life, serenity, buddhism, self-care | Wellness, Meditation, Entspannung, Yoga, Ruhe, Gelassenheit, Buddhismus, Erholung | détente, méditation, relaxation, yoga, calme, sérénité, bouddhisme, repos | bienestar personal, meditación, relajación, yoga, calma, serenidad, budismo, descanso | benessere personale, meditazione, rilassamento, yoga, calma, serenità, buddismo, riposo | meditação, relaxamento, ioga, calma, serenidade, budismo, descanso, repouso | ontspanning, meditatie, yoga, rust, kalmte, boeddhisme',
  clover:
    'luck of the draw, clover, good luck, happiness and luck | Kleeblatt, Glücksbringer | trèfle, porte-bonheur | trébol, buena suerte | trifoglio, portafortuna | trevo, boa sorte | klaver, geluksbrenger',
  acorn:
    'acorn, nuts, oak, squirrel | Eichel, Nüsse, Eiche, Eichhörnchen | gland, noix, chêne, écureuil | bellota, nueces, roble, ardilla | ghianda, noci, quercia, scoiattolo | bolota, nozes, carvalho, esquilo | eikel, noten, eik, eekhoorn',
  grains:
    'flour, wheat, grain, cereals, agriculture, harvest, crops, rye, farming, gluten, corn, barley | Mehl, Weizen, Getreide, Landwirtschaft, Ernte, Roggen, Gluten, Korn, Ackerbau | farine, blé, céréales, agriculture, récolte, moisson, gluten | harina, trigo, cereales, agricultura, cosecha, gluten | farina, grano, cereali, agricoltura, raccolto, glutine | farinha, trigo, cereais, agricultura, colheita, glúten | meel, bloem om te bakken, tarwe, graan, landbouw, oogst, gluten',
  tractor:
    'tractor, farm, farms, farmer, farmers, field, fields | Traktor, Bauernhof, Bauer, Bauern, Landwirt, Feld, Felder | tracteur, ferme, agriculteur, agriculteurs, champ | tractor, granja, agricultor, agricultores, campo de cultivo | trattore, fattoria, agricoltore, agricoltori, campo coltivato | trator, quinta, fazenda, agricultor, agricultores, campo cultivado | tractor, boerderij, boer, boeren, akker',
  'paw-print':
    'animal, animals, pets, wildlife, fauna, species, zoo, mammals, animal welfare, biodiversity | Tier, Tiere, Haustiere, Tierwelt, Arten, Zoo, Säugetiere, Artenvielfalt, Tierschutz | animal, animaux, faune, espèces, zoo, mammifères, biodiversité | animal, animales, mascotas, fauna, especies, zoológico, mamíferos, biodiversidad | animale, animali, fauna, specie, zoo, mammiferi, biodiversità | animal, animais, fauna, espécies, jardim zoológico, mamíferos, biodiversidade | dier, dieren, huisdieren, dierenwereld, soorten, dierentuin, zoogdieren, biodiversiteit',
  dog: 'dog, dogs, puppy, wolf, wolves | Hund, Hunde, Welpe, Wolf, Wölfe | chien, chiens, chiot, loup, loups | perro, perros, cachorro, lobo | cane, cani, cucciolo, lupo | cão, cães, cachorro, lobo | hond, honden, puppy, wolf',
  cat: 'cat, cats, kitten | Katze, Katzen | chat, chats, chaton | gato, gatos | gatto, gatti | gato, gatos | kat, katten, poes',
  horse:
    'horse, horses, riding, cavalry, horse riding | Pferd, Pferde, Reiten, Kavallerie | cheval, chevaux, équitation, cavalerie | caballo, caballos, equitación, caballería | cavallo, cavalli, equitazione, cavalleria | cavalo, cavalos, equitação, cavalaria | paard, paarden, paardrijden, ruiterij',
  cow: 'cow, cows, cattle, livestock, milk, dairy | Kuh, Kühe, Rinder, Vieh, Milch, Viehzucht, Milchprodukte | vache, vaches, bétail, élevage, lait | vaca, vacas, ganado, ganadería, leche, lácteos | mucca, mucche, bestiame, allevamento, latte | vaca, vacas, gado, pecuária, leite, laticínios | koe, koeien, vee, veeteelt, melk, zuivel',
  rabbit:
    'rabbit, rabbits, hare, easter | Kaninchen, Hase, Ostern | lapin, lièvre, pâques | conejo, liebre, pascua | coniglio, lepre, pasqua | coelho, lebre, páscoa | konijn, haas, pasen',
  bird: 'bird, birds, migration of birds, birdsong | Vogel, Vögel, Zugvögel | oiseau, oiseaux | pájaro, pájaros, aves | uccello, uccelli | pássaro, pássaros, aves | vogel, vogels',
  feather:
    'feather, lightness, lightweight, plumage | Leichtigkeit, Leichtbau, Gefieder | légèreté, plumage | ligereza, plumaje | leggerezza, piuma, piume | leveza, pena | veer, lichtheid, veren',
  fish: 'fish, fishing, seafood, fisheries, overfishing, anglers | Fisch, Fische, Fischerei, Angeln, Fischfang, Meeresfrüchte | poisson, poissons, pêche, fruits de mer | pescado, pez, peces, pesca, mariscos | pesce, pesci, pesca, frutti di mare | peixe, peixes, pesca, mariscos | vis, vissen, visserij, zeevruchten',
  butterfly:
    'butterfly, butterflies, metamorphosis, insects, insect | Schmetterling, Schmetterlinge, Metamorphose, Insekten | papillon, papillons, métamorphose, insectes | mariposa, mariposas, metamorfosis, insectos | farfalla, farfalle, metamorfosi, insetti | borboleta, borboletas, metamorfose, insetos | vlinder, vlinders, metamorfose, insecten',
  bug: 'bug, bugs, beetle, pests, software bugs, errors in code, parasites | Käfer, Schädlinge, Ungeziefer, Softwarefehler | coléoptère, parasites, nuisibles, bogue | escarabajo, plagas, bichos | scarafaggio, parassiti | besouro, pragas, parasitas | kever, ongedierte, plagen',
  recycle:
    'recycling, waste, rubbish, garbage, reuse, waste separation, refuse, zero waste | Recycling, Müll, Abfall, Abfälle, Wiederverwertung, Mülltrennung | recyclage, déchets, réutilisation, tri sélectif | reciclaje, residuos, basura, reutilización | riciclo, rifiuti, riuso, raccolta differenziata | reciclagem, resíduos, lixo, reutilização | recycling, afval, hergebruik, afvalscheiding',
  trash:
    'delete, bin, dustbin, disposal, litter | Mülleimer, Entsorgung, Löschen | poubelle, suppression, corbeille | papelera, eliminación | cestino, eliminazione, smaltimento | caixote do lixo, lixeira, eliminação | prullenbak, verwijderen, vuilnisbak',
  lightning:
    'energy, electricity, power, current, lightning, voltage, strength, electric power, energy supply | Energie, Strom, Elektrizität, Blitz, Spannung, Kraft, Stromversorgung, Energieversorgung | énergie, électricité, éclair, foudre, courant, puissance | energía, electricidad, rayo, corriente, potencia | energia, elettricità, fulmine, corrente, potenza | energia, eletricidade, relâmpago, corrente elétrica, potência | energie, elektriciteit, stroom, bliksem, spanning op het net, kracht',
  'solar-panel':
    'solar power, solar energy, solar, photovoltaics, solar panels, renewable energy, renewables | Solarenergie, Solarstrom, Photovoltaik, Solaranlage, erneuerbare Energien | énergie solaire, panneaux solaires, photovoltaïque, énergies renouvelables | energía solar, paneles solares, fotovoltaica, energías renovables | energia solare, pannelli solari, fotovoltaico, energie rinnovabili | energia solar, painéis solares, fotovoltaica, energias renováveis | zonne-energie, zonnepanelen, hernieuwbare energie',
  'battery-charging':
    "battery, batteries, charging, energy storage, recharge, power storage | Batterie, Batterien, Akku, Aufladen, Energiespeicher, Stromspeicher | batterie, batteries, pile, piles, recharge, stockage d'énergie | batería, baterías, pila, carga, recarga | batteria, pila, ricarica, accumulo | bateria, baterias, pilha, recarga, carregamento | batterij, batterijen, accu, opladen, energieopslag",
  plug: 'plug, power supply, socket, electric appliances, electronics | Stecker, Steckdose, Elektrogeräte, Elektronik | prise, prise électrique, électronique | enchufe, electrónica, electrodomésticos | spina, presa, elettronica, elettrodomestici | tomada, ficha elétrica, eletrónica, eletrônica | stekker, stopcontact, elektronica',
  'gas-pump':
    'fuel, petrol, gasoline, diesel, fossil fuels, petrol station | Kraftstoff, Benzin, Diesel, Tankstelle, fossile Brennstoffe | carburant, essence, diesel, combustibles fossiles | combustible, gasolina, diésel, gasolinera | carburante, benzina, diesel, combustibili fossili | combustível, gasolina, gasóleo, combustíveis fósseis | brandstof, benzine, diesel, tankstation',
  'nuclear-plant':
    'nuclear power, nuclear energy, power station, power plant | Kernkraft, Atomkraft, Kraftwerk | énergie nucléaire, nucléaire, centrale | energía nuclear, central eléctrica | energia nucleare, centrale elettrica | energia nuclear, central elétrica | kernenergie, energiecentrale',
  radioactive:
    'radioactivity, radiation, nuclear waste | Radioaktivität, Strahlung, Atommüll | radioactivité, rayonnement, radiation | radiactividad, radiación | radioattività, radiazione, radiazioni | radioatividade, radiação | radioactiviteit, straling, kernafval',
  thermometer:
    'temperature, thermometer, global warming, warming, climate change | Temperatur, Thermometer, Erderwärmung, Klimawandel, Erwärmung | température, thermomètre, réchauffement climatique, changement climatique | temperatura, termómetro, calentamiento global, cambio climático | temperatura, termometro, riscaldamento globale, cambiamento climatico | temperatura, termómetro, termômetro, aquecimento global, alterações climáticas, mudança climática | temperatuur, thermometer, opwarming, klimaatverandering',
}
