/** Eating, drinking, cooking. */
export const foodIcons: Readonly<Record<string, string>> = {
  'fork-knife':
    'food, meal, meals, restaurant, restaurants, lunch, dinner, catering, cuisine, gastronomy, menu, canteen, eating out, dining | Essen, Mahlzeit, Mahlzeiten, Restaurant, Mittagessen, Abendessen, Küche des Landes, Gastronomie, Speisen, Kantine, Verpflegung, Catering | restaurant, restaurants, repas, déjeuner, dîner, cuisine, gastronomie, cantine | comida, comidas, restaurante, restaurantes, almuerzo, cena, gastronomía, comedor | cibo, pasto, pasti, ristorante, ristoranti, pranzo, cena, gastronomia, mensa | comida, refeição, refeições, restaurante, restaurantes, almoço, jantar, gastronomia, cantina | eten, maaltijd, maaltijden, restaurant, restaurants, lunch, avondeten, gastronomie, kantine',
  'bowl-food':
    'nutrition, healthy eating, diet, ingredients, healthy food, balanced diet, salad, nourishment, side dishes, rice, breakfast | Ernährung, Zutaten, Diät, Salat, Lebensmittel, gesunde Ernährung, Reis, Frühstück, Beilagen | alimentation, nutrition, ingrédients, régime, salade, riz, petit déjeuner | alimentación, nutrición, ingredientes, dieta, ensalada, arroz, desayuno | alimentazione, nutrizione, ingredienti, dieta, insalata, riso, colazione | alimentação, nutrição, ingredientes, dieta, salada, arroz, pequeno-almoço, café da manhã | voeding, ingrediënten, dieet, salade, rijst, ontbijt, levensmiddelen',
  'bowl-steam':
    'soup, hot meal, pasta, noodles, stew, porridge | Suppe, Nudeln, Eintopf, Brei | soupe, pâtes, ragoût | sopa, pasta, fideos, guiso | zuppa, pasta, minestra | sopa, massa, ensopado | soep, pasta, noedels, stoofpot',
  'cooking-pot':
    'cooking, kitchen, pot, boil, pan, frying pan, recipe, recipes, cook | Kochen, Küche, Topf, Pfanne, Rezept, Rezepte, Braten | cuisson, casserole, poêle, recette, recettes, marmite | cocina, cocinar, olla, sartén, receta, recetas | cucina, cottura, pentola, padella, ricetta, ricette | cozinha, cozinhar, panela, frigideira, receita culinária, receitas | koken, keuken, pan, koekenpan, recept, recepten',
  'chef-hat':
    'chef, cook profession, kneading, baker, bakery, cooks, culinary | Koch, Köche, Bäcker, Bäckerei, Kneten | chef, cuisinier, boulanger, boulangerie, pétrissage | chef, cocinero, panadero, panadería, amasado | cuoco, chef, fornaio, panificio, impasto | chef, cozinheiro, padeiro, padaria, amassar | kok, koks, bakker, bakkerij, kneden',
  oven: 'oven, baking, bake, stove, heating the oven | Ofen, Backofen, Backen, Herd | four, cuisson au four, cuisinière | horno, hornear, horneado, fogones | forno, infornare, fornelli | forno, assar, fogão | oven, bakken, fornuis',
  bread:
    'bread, toast, pastry, dough, rolls, sandwich | Brot, Toast, Gebäck, Teig, Brötchen | pain, pâte, viennoiseries, baguette | pan, masa, bollería, tostada | pane, pasta da pane, panino | pão, massa de pão, torrada | brood, deeg, broodjes, toast',
  cheese:
    'cheese | Käse | fromage, fromages | queso, quesos | formaggio, formaggi | queijo, queijos | kaas',
  egg: 'egg, eggs | Ei, Eier | œuf, œufs | huevo, huevos | uovo, uova | ovo, ovos | ei, eieren',
  carrot:
    'vegetables, carrot, carrots, vegetable, root vegetables, vegetarian | Gemüse, Möhre, Karotte, Karotten, vegetarisch | légumes, légume, carotte, carottes | verdura, verduras, hortalizas, zanahoria | verdura, verdure, ortaggi, carota | legumes, vegetais, cenoura, verduras | groente, groenten, wortel, wortelen',
  orange:
    'fruit, orange, oranges, citrus, vitamins, vitamin | Obst, Frucht, Früchte, Orange, Vitamine | fruit, fruits, orange, vitamines, agrumes | fruta, frutas, naranja, vitaminas, cítricos | frutta, arancia, agrumi, vitamine | fruta, frutas, laranja, vitaminas, citrinos | fruit, sinaasappel, vitaminen, citrusvruchten',
  cherries:
    'cherries, berries, cherry, berry | Kirschen, Beeren, Kirsche | cerises, baies | cerezas, bayas | ciliegie, bacche, frutti di bosco | cerejas, bagas, frutos vermelhos | kersen, bessen',
  pepper:
    'pepper, spices and herbs, chilli, chili, spicy, seasoning | Paprika, Chili, Gewürze, Pfeffer, Würzen | piment, épices, poivre, assaisonnement | pimiento, pimienta, especias, chile, condimentos | peperone, peperoncino, pepe, spezie | pimenta, especiarias, pimento, temperos | peper, paprika, specerijen, kruiden',
  avocado:
    'avocado, healthy fats | Avocado | avocat fruit | aguacate | avocado | abacate | avocado',
  shrimp:
    'shrimp, prawns, shellfish | Garnelen, Krabben | crevettes, crustacés | gambas, camarones | gamberi, crostacei | camarão, camarões | garnalen, schaaldieren',
  pizza: 'pizza | Pizza | pizza | pizza | pizza | pizza | pizza',
  hamburger:
    'fast food, burger, junk food, meat | Fast Food, Burger, Fleisch | hamburger, viande, malbouffe | hamburguesa, carne, comida rápida | hamburger, carne | hambúrguer, carne | hamburger, vlees, fastfood',
  cake: 'cake, birthday, birthdays, pie, tart | Kuchen, Torte, Geburtstag | gâteau, tarte, anniversaire | pastel, tarta, cumpleaños | torta, compleanno | bolo, tarte | taart, verjaardag, gebak',
  cookie:
    'cookies, sweets, biscuits, candy, sugar, snacks, chocolate | Kekse, Süßigkeiten, Zucker, Schokolade, Plätzchen, Snacks | biscuits, bonbons, sucre, chocolat, sucreries | galletas, dulces, azúcar, chocolate, golosinas | biscotti, dolci, zucchero, cioccolato | bolachas, biscoitos, doces, açúcar, chocolate | koekjes, snoep, suiker, chocolade, tussendoortjes',
  'ice-cream':
    'ice cream, dessert, desserts | Eiscreme, Nachtisch, Dessert, Speiseeis | glaces, dessert, desserts, crème glacée | helado, helados, postre, postres | gelato, dessert | gelado, sorvete, sobremesa | ijsje, dessert, nagerecht, toetje',
  popcorn:
    'popcorn, cinema snacks, entertainment | Popcorn, Unterhaltung | pop-corn, divertissement | palomitas, entretenimiento | popcorn, intrattenimento | pipocas, pipoca, entretenimento | popcorn, vermaak',
  coffee:
    'coffee, tea, coffee break, café, break, breaks, hot drinks, coffeehouse, pause | Kaffee, Tee, Kaffeepause, Pause, Pausen, Café, Kaffeehaus | café, thé, pause, pauses, salon de thé | café, té, pausa, descanso del trabajo, cafetería | caffè, tè, pausa, pause, bar | café, chá, pausa, intervalo, cafetaria | koffie, thee, pauze, pauzes, koffiepauze, café',
  wine: 'wine, vineyard, wines, winery | Wein, Weine, Weinberg, Weinbau | vin, vins, vignoble | vino, vinos, viñedo | vino, vini, vigneto | vinho, vinhos, vinha | wijn, wijnen, wijngaard',
  'beer-stein':
    'beer, brewery, pub, alcohol, drinks, brewing | Bier, Brauerei, Kneipe, Alkohol, Getränke, Brauen | bière, brasserie, alcool, boissons | cerveza, cervecería, alcohol, bebidas | birra, birrificio, alcol, bevande | cerveja, cervejaria, álcool, bebidas | bier, brouwerij, alcohol, drankjes, dranken',
  champagne:
    'champagne, toast to success, reception, sparkling wine | Sekt, Champagner, Empfang | champagne, cocktail de bienvenue | champán, brindis | spumante, brindisi | champanhe, brinde | champagne, borrel, receptie',
  knife:
    'cutting, chop, knife, slicing, butcher | Schneiden, Messer, Metzger | couper, couteau, découpe, boucher | cortar, cuchillo, carnicero | tagliare, coltello, macellaio | cortar, faca, talho | snijden, mes, slager',
  jar: 'preserves, jam, jar, canning, honey | Marmelade, Einmachglas, Einkochen, Honig | confiture, bocal, conserves, miel | mermelada, tarro, conservas, miel | marmellata, barattolo, conserve, miele | compota, frasco, conservas, mel | jam, pot, inmaken, honing',
}
