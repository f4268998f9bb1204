/** Travel, traffic, town and home. */
export const placesIcons: Readonly<Record<string, string>> = {
  airplane:
    'flight, flights, airplane, plane, air travel, aviation, airport, airline, aircraft | Flug, Flüge, Flugzeug, Fliegen, Luftfahrt, Flughafen, Anreise | vol, vols, avion, aviation, aéroport | vuelo, vuelos, avión, aviación, aeropuerto | volo, voli, aereo, aviazione, aeroporto | voo, voos, avião, aviação, aeroporto | vlucht, vluchten, vliegtuig, vliegen, luchtvaart, luchthaven',
  car: "car, cars, driving, automobile, vehicle, electric cars, motoring, road traffic, rental car, traffic, mobility | Auto, Autos, Fahrzeug, Elektroautos, Verkehr, Autofahren, Mietwagen, Pkw, Mobilität | voiture, voitures, automobile, véhicule, circulation, conduite, mobilité | coche, coches, automóvil, carro, vehículo, tráfico, conducción, movilidad | auto, automobile, macchina, veicolo, traffico, guida in auto, mobilità | carro, carros, automóvel, veículo, trânsito, condução, mobilidade | auto, auto's, voertuig, verkeer, rijden, huurauto, mobiliteit",
  'steering-wheel':
    'test drive, steering, driver, drivers, driving lessons, governance, leadership, leading | Probefahrt, Lenkung, Fahrer, Fahrschule, Steuerung, Führung, Leitung | essai routier, conducteur, pilotage, gouvernance, direction | prueba de conducción, volante, conductor, gobernanza, liderazgo, dirección | giro di prova, volante, autista, guida, governance | test drive, volante, condutor, motorista, governança, liderança | proefrit, stuur, bestuurder, sturing, leiderschap, leiding',
  engine:
    'engine, motor, drive technology, horsepower, machine, machines, industrial revolution, machinery | Motor, Antrieb, Maschine, Maschinen, Motoren | moteur, machine, machines, moteurs | motor, máquina, máquinas | motore, macchina industriale, macchinari, motori | motor, máquina, máquinas | motor, machine, machines, aandrijving',
  tire: 'tyres, tires, tyre, wheel, wheels | Reifen, Räder, Rad des Autos | pneus, pneu, roues | neumáticos, ruedas, llantas | pneumatici, gomme, ruote | pneus, rodas | banden, wielen',
  bicycle:
    'bicycle, bicycles, bike, bikes, cycling, cycle paths, cyclist | Fahrrad, Fahrräder, Radfahren, Radwege, Radweg, Radverkehr | vélo, vélos, bicyclette, cyclisme, piste cyclable | bicicleta, bicicletas, ciclismo, carril bici, bici | bicicletta, biciclette, bici, ciclismo, pista ciclabile | bicicleta, bicicletas, ciclismo, ciclovia | fiets, fietsen, wielrennen, fietspad, fietspaden',
  bus: 'bus, buses, public transport, coach tour | Bus, Busse, öffentlicher Verkehr, Nahverkehr, ÖPNV | bus, autobus, transports en commun, autocar | autobús, autobuses, transporte público | autobus, bus, trasporto pubblico, pullman | autocarro, ônibus, transportes públicos, transporte público | bus, bussen, openbaar vervoer',
  train:
    'train, trains, railway, rail, railways, rail travel | Zug, Züge, Bahn, Eisenbahn, Bahnreise, Schiene | train, trains, chemin de fer, ferroviaire | tren, trenes, ferrocarril | treno, treni, ferrovia | comboio, trem, comboios, caminho de ferro, ferrovia | trein, treinen, spoorweg, spoorwegen',
  'train-regional':
    'station, stations, railway station, platform of a station | Bahnhof, Bahnhöfe, Haltestelle, Gleis | gare, gares, quai | estación, estaciones, andén | stazione, stazioni, binario | estação, estações de comboio, plataforma de comboio | station, stations, perron, halte',
  subway:
    'subway, underground, metro, tube | U-Bahn, Metro, S-Bahn | métro, RER | metro, subterráneo | metropolitana, metro | metro, metrô | metro, ondergrondse',
  boat: 'ship, ships, shipping by sea, navigation at sea, seafaring, ferry, fleet, sailors, navy | Schiff, Schiffe, Schifffahrt, Seefahrt, Fähre, Flotte, Marine | bateau, bateaux, navire, navires, navigation, flotte, marine | barco, barcos, nave, naves, navegación, flota, marina | nave, navi, barca, navigazione, flotta, marina | navio, navios, barco, barcos, navegação, frota, marinha | schip, schepen, scheepvaart, boot, boten, veerboot, vloot, marine',
  sailboat:
    'sailing, yacht, sailing boat, regatta, voyage | Segeln, Segelboot, Jacht, Regatta | voile, voilier, régate | vela, velero, regata | vela, barca a vela, regata | vela, veleiro, regata | zeilen, zeilboot, jacht',
  anchor:
    "anchor, harbour, harbor, port, ports, stability, anchoring, sailors' insurance, maritime | Anker, Hafen, Häfen, Stabilität, Verankerung | ancre, port, ports, stabilité | ancla, puerto, puertos, estabilidad | ancora, porto, porti, stabilità | âncora, porto, portos, estabilidade | anker, haven, havens, stabiliteit",
  lighthouse:
    'lighthouse, orientation, guidance, role model, beacon | Leuchtturm, Orientierung, Vorbild | phare, orientation, repère | faro, orientación, guía | faro, orientamento, guida sicura | farol, orientação | vuurtoren, oriëntatie, voorbeeld',
  'road-horizon':
    'road, roads, path, street, journey, motorway, highway, way forward, route ahead, long-term | Straße, Straßen, Weg, Wege, Autobahn, Weg nach vorn | route, routes, chemin, rue, autoroute, voie | carretera, carreteras, camino, calle, calles, autopista | strada, strade, cammino, via, autostrada | estrada, estradas, caminho, rua, autoestrada | weg, wegen, straat, snelweg, pad, paden',
  'traffic-signal':
    'traffic lights, traffic light, rules of the road, traffic rules, status | Ampel, Verkehrsregeln, Status | feu tricolore, feux de circulation, code de la route | semáforo, normas de tráfico | semaforo, codice della strada | semáforo, regras de trânsito | verkeerslicht, stoplicht, verkeersregels',
  bridge:
    'bridge, bridges, bridging, connection between cultures | Brücke, Brücken | pont, ponts | puente, puentes | ponte, ponti | ponte, pontes | brug, bruggen',
  signpost:
    'directions, signpost, crossroads, direction, guidance system, sightseeing route, wayfinding | Wegweiser, Richtung, Scheideweg, Beschilderung | panneau, direction à suivre, carrefour | señal, cruce de caminos, indicaciones, rumbo | indicazioni, bivio, segnaletica, direzione | placa, direções, encruzilhada, sinalização, direção | wegwijzer, richting, kruispunt, bewegwijzering',
  'map-pin':
    "location, place, locations, address, destination, site of the event, venue, where, meeting point, destinations | Ort, Standort, Lage, Adresse, Reiseziel, Veranstaltungsort, Treffpunkt, Standorte, Orte, Anschrift | lieu, emplacement, adresse, destination, lieux, situation géographique | lugar, ubicación, dirección postal, destino, sitio, lugares | luogo, posizione, indirizzo, destinazione, sede dell'evento, luoghi | local, localização, endereço, destino, morada, lugar | plaats, locatie, adres, bestemming, ligging, plek",
  'map-trifold':
    'map, maps, route, routes, itinerary, travel route, cartography, territory, region | Karte, Karten, Landkarte, Route, Reiseroute, Gebiet, Region, Stadtplan | carte, cartes, itinéraire, plan de ville, territoire, région | mapa, mapas, ruta, rutas, itinerario, territorio, región | mappa, mappe, itinerario, percorso, territorio, regione | mapa, mapas, rota, rotas, itinerário, percurso, território, região | kaart, kaarten, route, routes, reisroute, gebied, regio, landkaart',
  compass:
    'navigation, compass, explorers, expedition, adventure, discoveries, courage | Kompass, Navigation, Entdecker, Expedition, Abenteuer, Entdeckungen | boussole, explorateurs, expédition, aventure, découvertes | brújula, exploradores, expedición, aventura, descubrimientos | bussola, esploratori, spedizione, avventura, scoperte | bússola, exploradores, expedição, aventura, descobertas, descobrimentos | kompas, navigatie, ontdekkingsreizigers, expeditie, avontuur, ontdekkingen',
  'suitcase-rolling':
    'luggage, travel, trip, baggage, suitcase, tourism, business trip, travelling, trips, tourists | Gepäck, Reise, Reisen, Koffer, Tourismus, Dienstreise, Touristen, Ausflug, Ausflüge | bagages, voyage, voyages, valise, tourisme, touristes, excursion | equipaje, viaje, viajes, maleta, turismo, turistas, excursiones | bagagli, bagaglio, viaggio, viaggi, valigia, turismo, turisti, gita | bagagem, viagem, viagens, mala, turismo, turistas | bagage, reis, reizen, koffer, toerisme, toeristen, uitstapjes',
  ticket:
    'ticket, tickets, admission, entrance fee, entrance fees, boarding pass | Ticket, Tickets, Fahrkarte, Fahrkarten, Eintritt, Eintrittskarte, Fahrschein | billet, billets, ticket, entrée | billete, billetes, entrada, entradas, boleto, boletos | biglietto, biglietti, ingresso | bilhete, bilhetes, ingresso, ingressos, passagem | ticket, kaartje, kaartjes, toegangskaart, vervoersbewijs',
  tent: 'camping, tent, outdoor, camp, campsite, tents | Zelt, Camping, Zelten, Zeltlager, Lager im Freien | camping, tente, campement | camping, tienda de campaña, acampada, campamento | campeggio, tenda | campismo, acampamento, tenda | kamperen, tent, camping, kamp',
  bed: 'hotel, hotels, accommodation, bed, bedroom, overnight stay, lodging, hostel, rest, recovery, sleeping place, huts | Hotel, Hotels, Unterkunft, Unterkünfte, Bett, Schlafzimmer, Übernachtung, Herberge, Hütten | hôtel, hôtels, hébergement, logement de vacances, lit, chambre, auberge | hotel, hoteles, alojamiento, cama, dormitorio, hostal | hotel, albergo, alloggio, letto, camera, ostello | hotel, hotéis, alojamento, cama, quarto, hospedagem | hotel, hotels, overnachting, accommodatie, bed, slaapkamer, verblijf',
  house:
    'home, house, houses, living, housing, household, residence, home office, homes, shelter, rent, roof, roofs | Dach, Dächer, Haus, Häuser, Zuhause, Wohnen, Wohnung, Heim, Homeoffice, Miete, Wohnraum | maison, maisons, logement, foyer, télétravail, domicile, loyer | casa, casas, hogar, vivienda, teletrabajo, alquiler | casa, case, abitazione, alloggi popolari, telelavoro, affitto | casa, casas, lar, habitação, teletrabalho, renda da casa, aluguel | huis, huizen, thuis, wonen, woning, thuiswerken, huur',
  couch:
    'living room, sofa, furniture, comfort, cosiness, interior | Wohnzimmer, Sofa, Möbel, Komfort, Gemütlichkeit, Einrichtung der Wohnung | salon, canapé, meubles, confort, mobilier | salón, sofá, muebles, comodidad, mobiliario | soggiorno, divano, mobili, comfort, arredamento | sala de estar, sofá, móveis, mobiliário, conforto | woonkamer, bank om te zitten, meubels, comfort, interieur',
  chair:
    'chair, chairs, seat, seating, seats | Stuhl, Stühle, Sitz, Sitzplätze | chaise, chaises, siège assis, places assises | silla, sillas, asiento, asientos | sedia, sedie, posto a sedere | cadeira, cadeiras, assento, assentos | stoel, stoelen, zitplaatsen',
  lamp: 'lighting, lamp, lamps, illumination | Lampe, Lampen, Beleuchtung, Leuchte | lampe, lampes, éclairage | lámpara, lámparas, iluminación | lampada, lampade, illuminazione | candeeiro, luminária, iluminação | lamp, lampen, verlichting',
  bathtub:
    'bath, bathroom, bathing | Bad, Badezimmer, Badewanne | bain, salle de bain, baignoire | baño, cuarto de baño, bañera | bagno, vasca | banho, casa de banho, banheiro, banheira | badkamer, badkuip, bad',
  'washing-machine':
    'laundry, washing, washing machine | Wäsche, Waschen, Waschmaschine | lessive, linge, lave-linge | colada, lavadora, lavado | bucato, lavatrice, lavaggio | lavandaria, máquina de lavar, lavagem | was, wassen, wasmachine',
  broom:
    'tidying up, order at home, sweeping, broom, tidiness, clean-up, housework | Putzen, Aufräumen, Ordnung, Besen, Reinigung, Hausarbeit | ménage, nettoyage, rangement, balai | ordenar, barrer, escoba, orden en casa, limpieza del hogar | pulizie, riordino, scopa | arrumação, vassoura, limpeza da casa | opruimen, bezem, poetsen, huishouden',
  city: 'city, cities, urban, town, metropolis, towns, urbanisation, urbanization, skyline, capital city | Stadt, Städte, Großstadt, Metropole, Innenstadt, Hauptstadt, Urbanisierung | ville, villes, métropole, urbanisme, urbanisation, capitale | ciudad, ciudades, metrópoli, urbanización, urbanismo | città, metropoli, urbanizzazione, capitale del paese | cidade, cidades, metrópole, urbanização | stad, steden, metropool, hoofdstad, verstedelijking',
  'building-apartment':
    'apartment, apartments, flat, flats, neighbourhood, neighborhood, neighbours, residents, population, inhabitants | Wohnhaus, Mietwohnung, Nachbarschaft, Nachbarn, Bewohner, Bevölkerung, Einwohner | appartement, appartements, quartier, voisins, habitants, population | apartamento, piso, pisos, barrio, vecinos, habitantes, población | appartamento, appartamenti, quartiere, vicini, abitanti, popolazione | apartamento, apartamentos, bairro, vizinhos, habitantes, população | appartement, flat, buurt, wijk, buren, inwoners, bevolking',
  'frame-corners':
    'museum, museums, exhibition, exhibitions, frame | Museum, Museen, Ausstellung, Ausstellungen, Bilderrahmen | musée, musées, exposition, expositions, cadre | museo, museos, exposición, exposiciones, marco de fotos | museo, musei, mostra, mostre, cornice | museu, museus, exposição, exposições, moldura | museum, musea, tentoonstelling, tentoonstellingen, lijst om een schilderij',
  'police-car':
    'police, patrol, police officers | Polizei, Streife | police, patrouille | policía, patrulla | polizia, pattuglia | polícia, patrulha | politie, patrouille',
  'fire-truck':
    'fire brigade, fire department, firefighters | Feuerwehr | pompiers, sapeurs-pompiers | bomberos | vigili del fuoco, pompieri | bombeiros | brandweer',
  'fire-extinguisher':
    'fire extinguisher, extinguish, fire drill | Feuerlöscher, Löschen von Bränden | extincteur | extintor | estintore | extintor | brandblusser',
  umbrella:
    "umbrella, coverage, rain cover, sun protection, liability insurance | Regenschirm, Sonnenschutz, Haftpflicht | parapluie, couverture d'assurance, parasol | paraguas, sombrilla, cobertura | ombrello, copertura | guarda-chuva, cobertura | paraplu, dekking",
  't-shirt':
    'clothes, clothing, fashion, textiles, outfit, shirt, t-shirt, dress code | Kleidung, Mode, Textilien, Kleider, Hemd, Bekleidung | vêtements, mode, textile, habits, tenue | ropa, moda, textiles, camiseta, vestimenta | vestiti, abbigliamento, moda, tessuti, maglietta | roupa, roupas, moda, têxteis, vestuário, camisola | kleding, mode, textiel, kleren, shirt',
  scissors:
    'cut, scissors, hairdresser, tailoring, cutting costs, sewing | Schere, Friseur, Zuschnitt, Nähen | ciseaux, coiffeur, couture | tijeras, peluquería, costura | forbici, parrucchiere, sartoria, cucito | tesoura, cabeleireiro, costura | schaar, kapper, naaien',
  parachute:
    'parachute, risk-taking, plan b, safety chute | Fallschirm | parachute | paracaídas | paracadute | paraquedas | parachute',
  stairs:
    'stairs, staircase, career ladder, progression | Treppe, Treppen, Stufen, Karriereleiter | escalier, escaliers, marches, progression | escaleras, escalera, peldaños, progresión | scale, scala, gradini, progressione | escadas, escada, degraus, progressão | trap, trappen, treden',
  wall: 'wall, walls, barrier, barriers, obstacle, obstacles, border, borders, firewall, limits | Mauer, Mauern, Wand, Barriere, Barrieren, Hindernis, Hindernisse, Grenze, Grenzen, Firewall | mur, murs, barrière, obstacle, obstacles, frontière, frontières, limites, pare-feu | muro, muros, pared, barrera, barreras, obstáculo, obstáculos, frontera, fronteras, límites | muro, muri, parete, barriera, ostacolo, ostacoli, confine, confini, limiti | muro, muros, parede, barreira, barreiras, obstáculo, obstáculos, fronteira, fronteiras, limites | muur, muren, barrière, obstakel, obstakels, grens, grenzen, firewall',
  'traffic-cone':
    'roadworks, under construction, caution at work, diversion | Umleitung, Bauarbeiten auf der Straße, Absperrung | déviation, travaux routiers | obras en la carretera, desvío | lavori in corso, deviazione | obras na estrada, desvio | wegwerkzaamheden, omleiding',
}
