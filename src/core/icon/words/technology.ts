/** Computers, networks, machines that think. */
export const technologyIcons: Readonly<Record<string, string>> = {
  laptop:
    'computer, laptop, digitalisation, digitalization, digital, remote work, computers, working from home, digital transformation, software | Computer, Laptop, Rechner, Digitalisierung, Digital, EDV, Software | ordinateur, ordinateurs, numérique, informatique, numérisation, logiciel, logiciels | ordenador, ordenadores, computadora, portátil, digitalización, informática, software | computer, portatile, digitalizzazione, informatica, software | computador, computadores, portátil, digitalização, informática, software | computer, computers, laptop, digitalisering, informatica, software',
  desktop:
    "monitor, screen time, display, desktop computer | Monitor, Bildschirm, Bildschirmzeit | écran, moniteur, temps d'écran | pantalla, monitor, tiempo de pantalla | schermo, monitor | ecrã, monitor, tela | scherm, beeldscherm, monitor, schermtijd",
  'device-mobile':
    'smartphone, mobile phone, app, apps, mobile, mobile app, mobile phones | Smartphone, Handy, App, Apps, Mobiltelefon, Mobilgeräte | smartphone, téléphone portable, application, applications | móvil, teléfono móvil, smartphone, aplicación, aplicaciones, celular | smartphone, cellulare, app, applicazione, applicazioni | telemóvel, smartphone, aplicação, aplicativo, celular | smartphone, mobiel, mobiele telefoon, app, apps',
  'device-tablet':
    'tablet, tablets, e-reader, ipad | Tablet, Tablets, E-Reader | tablette, tablettes, liseuse | tableta, tabletas, tablet | tablet | tablet, tablets | tablet, tablets, e-reader',
  devices:
    'devices, hardware, gadgets, screens | Geräte, Hardware, Endgeräte | appareils, matériel informatique | dispositivos, hardware | dispositivi, hardware | dispositivos, equipamentos informáticos | apparaten, hardware, apparatuur',
  'hard-drives':
    'server, servers, data centre, data center, hosting, IT infrastructure | Server, Rechenzentrum, Hosting | serveur, serveurs, centre de données, hébergement web | servidor, servidores, centro de datos | server, centro dati | servidor, servidores, centro de dados | server, servers, datacenter, hosting',
  database:
    'database, storage, data storage, databases, big data, data base | Datenbank, Datenbanken, Speicher, Datenspeicher, Speicherplatz | base de données, stockage, bases de données, mémoire informatique | base de datos, almacenamiento, bases de datos | banca dati, archiviazione, memoria dati, database | base de dados, armazenamento, bases de dados | database, opslag, gegevensopslag, databank',
  'floppy-disk':
    'save, saving files, data saving, storage medium | Speichern, Datensicherung | enregistrement, sauvegarder | guardar, soporte de datos | salvataggio dei dati, salvare | guardar, gravar | opslaan, bewaren',
  'cloud-arrow-up':
    'backup, backups, upload, cloud storage, data backup | Backup, Backups, Sicherungskopie, Hochladen, Cloudspeicher | sauvegarde, sauvegardes, téléversement | copia de seguridad, copias de seguridad, subir archivos | backup, caricamento | cópia de segurança, backup, carregamento de ficheiros | back-up, back-ups, reservekopie, uploaden',
  'cloud-arrow-down':
    'download, downloads | Herunterladen, Download, Downloads | téléchargement, téléchargements | descarga, descargas | download, scaricare | transferência de ficheiros, download | downloaden, downloads',
  network:
    'network, networks, networking, contacts, connections, connectivity, nodes, blockchain | Netzwerk, Netzwerke, Vernetzung, Kontakte, Verbindungen, Netz | réseau, réseaux, contacts, connexions, connectivité | red, redes, contactos, conexiones, conectividad | rete, reti, contatti, connessioni, connettività | rede, redes, contactos, contatos, ligações, conexões | netwerk, netwerken, contacten, verbindingen',
  globe:
    'website, internet, web, online, domain, websites, web page, online presence | Website, Internet, Web, Online, Webseite, Internetseite | site web, internet, en ligne, web, site internet | sitio web, internet, página web, web, en línea | sito web, internet, sito, web, online | website, internet, site, página web, online | website, internet, web, online, webpagina',
  'wifi-high':
    'wifi, wi-fi, wireless, internet connection, WLAN | WLAN, WiFi, Empfang im Netz, Funk | wifi, sans fil, connexion internet | wifi, inalámbrico, cobertura de red | wifi, senza fili | wi-fi, wifi, sem fios | wifi, draadloos',
  'cell-tower':
    'mobile network, 5G, telecommunications, signal, antenna, radio waves | Mobilfunk, 5G, Telekommunikation, Signal, Antenne, Funkwellen | télécommunications, antenne, 5G, signal, ondes | telecomunicaciones, antena, 5G, señal de radio, ondas | telecomunicazioni, antenna, 5G, segnale | telecomunicações, antena, 5G, sinal | telecommunicatie, antenne, 5G, signaal, zendmast',
  broadcast:
    'transmission, live, live stream, streaming, range of a signal, reach, outreach | Übertragung, Livestream, Streaming, Reichweite, Ausstrahlung | transmission, diffusion en direct, streaming, portée | transmisión, en directo, difusión en vivo, alcance de audiencia | trasmissione, diretta, streaming | transmissão, em direto, ao vivo, alcance de público | uitzending, livestream, streaming, bereik',
  code: 'programming, code, coding, software development, developers, source code, web development, open source | Programmierung, Programmieren, Code, Softwareentwicklung, Entwickler, Quellcode | programmation, code, développement logiciel, développeurs | programación, código, desarrollo de software, desarrolladores | programmazione, codice, sviluppo software, sviluppatori | programação, código, desenvolvimento de software, programadores | programmeren, code, softwareontwikkeling, ontwikkelaars, broncode',
  'terminal-window':
    "command line, terminal, scripts, operating system | Terminal, Kommandozeile, Betriebssystem | terminal, ligne de commande, système d'exploitation | terminal, línea de comandos, sistema operativo | terminale, riga di comando, sistema operativo | terminal, linha de comandos, sistema operativo, sistema operacional | terminal, opdrachtregel, besturingssysteem",
  browser:
    "browser, landing page, user interface, interface, web design | Browser, Oberfläche, Benutzeroberfläche, Startseite, Webdesign | navigateur, interface, page d'accueil | navegador, interfaz, página de inicio | interfaccia, browser | navegador, interface, página inicial | browser, interface, gebruikersinterface, startpagina",
  cpu: 'processor, chip, chips, computing power, semiconductors, microchip, electronics industry | Prozessor, Chip, Chips, Rechenleistung, Halbleiter | processeur, puce, puces, puissance de calcul, semi-conducteurs | procesador, chip, chips, semiconductores, potencia de cálculo | processore, chip, semiconduttori, potenza di calcolo | processador, chip, chips, semicondutores | processor, chip, chips, rekenkracht, halfgeleiders',
  robot:
    'robot, robots, robotics, artificial intelligence, AI, machine learning, chatbot, bots | Roboter, Robotik, künstliche Intelligenz, KI, maschinelles Lernen, Chatbot | robot, robots, robotique, intelligence artificielle, IA, apprentissage automatique | robot, robots, robótica, inteligencia artificial, IA, aprendizaje automático | robot, robotica, intelligenza artificiale, IA, apprendimento automatico | robô, robôs, robótica, inteligência artificial, IA, aprendizagem automática | robot, robots, robotica, kunstmatige intelligentie, AI, machinaal leren, chatbot',
  'head-circuit':
    'algorithm, algorithms, neural network, neural networks, cognition, deep learning | Algorithmus, Algorithmen, neuronale Netze, Kognition | algorithme, algorithmes, réseaux de neurones, cognition | algoritmo, algoritmos, redes neuronales, cognición | algoritmo, algoritmi, reti neurali, cognizione | algoritmo, algoritmos, redes neurais, cognição | algoritme, algoritmen, neurale netwerken, cognitie',
  drone:
    'drone, drones, unmanned aircraft | Drohne, Drohnen | drone, drones | dron, drones | drone, droni | drone, drones | drone, drones',
  'virtual-reality':
    'virtual reality, VR, augmented reality, metaverse, immersion, simulation | virtuelle Realität, VR, Metaverse, Simulation | réalité virtuelle, réalité augmentée, simulation | realidad virtual, realidad aumentada, simulación | realtà virtuale, realtà aumentata, simulazione | realidade virtual, realidade aumentada, simulação | virtuele realiteit, augmented reality, simulatie',
  'video-camera':
    "video, videos, recording, filming, video recording | Video, Videos, Aufnahme, Aufzeichnung, Filmen | vidéo, vidéos, enregistrement vidéo, tournage | vídeo, vídeos, grabación, rodaje | video, riprese | vídeo, vídeos, gravação, filmagem | video, video's, opname, filmen",
  'security-camera':
    'surveillance, CCTV, security camera, video surveillance | Überwachungskamera, Videoüberwachung | vidéosurveillance, caméra de surveillance | videovigilancia, cámara de seguridad, vigilancia | videosorveglianza, telecamera, sorveglianza | videovigilância, câmara de segurança, vigilância | camerabewaking, bewakingscamera',
  fingerprint:
    'fingerprint, biometrics, evidence, uniqueness, forensic, individuality | Fingerabdruck, Biometrie, Beweise, Einzigartigkeit, Spurensicherung | empreinte digitale, biométrie, preuves, unicité | huella dactilar, biometría, pruebas, singularidad | impronta digitale, biometria, prove, unicità | impressão digital, biometria, provas, singularidade | vingerafdruk, biometrie, bewijs, uniciteit',
  envelope:
    'email, e-mail, mail, letter, newsletter, letters, contact us, emails, contact | E-Mail, Mail, Brief, Briefe, Newsletter, Kontakt, E-Mails | courriel, e-mail, courrier, lettre, contact, infolettre | correo, correo electrónico, carta postal, contacto, boletín | email, posta, lettera, contatto, posta elettronica, newsletter | email, e-mail, correio, carta, contacto, contato | e-mail, mail, brief, brieven, nieuwsbrief, contact',
  mailbox:
    'post, postal service, mailbox, post office | Post, Briefkasten, Postamt | la poste, boîte aux lettres, bureau de poste | buzón, oficina de correos | cassetta postale, ufficio postale | caixa de correio, correios | post, brievenbus, postkantoor',
  phone:
    'phone, telephone, call, calls, phone call, phone number | Telefon, Anruf, Anrufe, Telefonat, Telefonnummer | téléphone, appel, appels, appel téléphonique | teléfono, llamada, llamadas | telefono, chiamata, telefonata, chiamate | telefone, chamada, chamadas, ligação telefónica | telefoon, telefoongesprek, bellen, oproep',
  'paper-plane-tilt':
    'send, sending, submission, application submission, outbox | Senden, Einreichung, Absenden, Abgabe | envoi, soumission, envoyer | enviar, presentación de solicitudes | invio, inviare | enviar, submissão | verzenden, versturen, indiening',
  link: 'link, links, connection, chain, supply link, backlinks, relationship, relationships, bond | Verbindung, Verknüpfung, Kette, Link, Links, Beziehung, Beziehungen, Bindung | lien, liens, chaîne, relation, relations | enlace, enlaces, cadena, vínculo, relación, relaciones | collegamento, catena, legame, relazioni | ligação, corrente, vínculo, relação, relações, elo | verbinding, keten, koppeling, link, relatie, relaties',
  'qr-code':
    'QR code, barcode, scan code | QR-Code, Barcode | code QR, code-barres | código QR, código de barras | codice QR, codice a barre | código QR, código de barras | QR-code, streepjescode',
  printer:
    'printing, printer, 3D printing, letterpress, print, printing press | Druck auf Papier, Drucker, Drucken, Buchdruck, 3D-Druck | imprimante, impression, imprimerie | impresora, impresión, imprenta | stampante, stampa tipografica, tipografia | impressora, impressão | printer, drukwerk, boekdrukkunst, printen',
  keyboard:
    'typing, keyboard, shortcuts, keyboard shortcuts | Tastatur, Tippen | clavier, saisie, raccourcis clavier | teclado, mecanografía, atajos | tastiera, digitazione | teclado, digitação, atalhos | toetsenbord, sneltoetsen',
  mouse:
    'computer mouse, click, clicks, mouse click | Maus, Klick, Klicks, Mausklick | souris, clic, clics | ratón, clic, clics | clic, mouse | rato, clique, cliques | muis, klik, kliks',
  usb: 'usb, interfaces, cable, ports of a computer | USB, Schnittstelle, Schnittstellen, Kabel | USB, câble | USB, cable, interfaces | USB, cavo | USB, cabo | USB, kabel',
  sliders:
    'adjustment, fine-tuning, preferences, parameters, customisation, customization, personalisation | Anpassung, Feinabstimmung, Parameter, Personalisierung, Vorlieben | ajustement, paramètres, personnalisation, préférences | ajuste fino, parámetros, personalización, preferencias | regolazione, parametri, personalizzazione, preferenze | ajuste, parâmetros, personalização, preferências | aanpassing, parameters, personalisatie, voorkeuren',
  'magic-wand':
    'magic, wizard, automation magic, effects, special effects | Magie, Zauber, Effekte, Zauberei | magie, effets spéciaux | magia, efectos especiales | magia, effetti speciali | magia, efeitos especiais | magie, tovenarij, effecten',
  sparkle:
    'new, brilliance, shine, novelty, quality finish, features, beauty | Neuheit, Glanz, Neu, Funktionen, Schönheit | nouveauté, brillance, éclat, beauté, fonctionnalités | novedad, brillo, belleza, novedades, funcionalidades | novità, splendore, bellezza, funzionalità | novidade, brilho, beleza, funcionalidades | glans, nieuwigheid, schoonheid, functies',
  cube: 'building blocks, module, modules, cube, 3D, geometry, modular design, materials | Würfel aus Holz, Modul, Module, Bausteine, Geometrie, Material, Werkstoffe | cube, module, modules, géométrie, matériaux | cubo, módulo, módulos, geometría, materiales | cubo, modulo tecnico, moduli, geometria, materiali | cubo, módulo, módulos, geometria, materiais | kubus, module, modules, bouwstenen, meetkunde, materialen',
  shapes:
    'shapes, forms, figures in geometry, categories, types, kinds | Formen, Kategorien, Typen, Arten von Dingen | formes, catégories, types | formas, categorías, tipos | forme, categorie, tipi | formas, categorias, tipos | vormen, categorieën, typen, soorten dingen',
  table:
    'table, tables, spreadsheet, spreadsheets | Tabelle, Tabellen, Tabellenkalkulation | tableau, tableaux, tableur | tabla, tablas, hoja de cálculo | tabella, tabelle, foglio di calcolo | tabela, tabelas, folha de cálculo, planilha | tabel, tabellen, rekenblad',
  graph:
    'graph, knowledge graph, relations between data | Graph, Wissensgraph | graphe, graphe de connaissances | grafo | grafo | grafo | graaf, kennisgraaf',
}
