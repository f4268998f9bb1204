import { anyOf } from '../../form/form-words.ts'

/** "A dozen reasons", "Three kinds of budgets": they have numbers, and nobody takes one after the other. */
export const countsThings = anyOf(
  'reasons, advantages, disadvantages, benefits, drawbacks, examples, principles, kinds, types, features, goals, aims, rules, properties, categories, facts, questions, problems, options, criteria, factors, causes, differences, myths, limitations, requirements, values, freedoms, rights, applications, decisions, resolutions',
  'gründe, vorteile, nachteile, beispiele, prinzipien, grundsätze, arten, typen, merkmale, ziele, regeln, eigenschaften, kategorien, fakten, fragen, probleme, möglichkeiten, kriterien, faktoren, ursachen, unterschiede, einschränkungen, anforderungen, voraussetzungen, werte, freiheiten, rechte, anwendungen, beschlüsse, entscheidungen',
  'raisons, avantages, inconvénients, exemples, principes, types, sortes, caractéristiques, objectifs, règles, propriétés, catégories, faits, questions, problèmes, options, critères, facteurs, causes, différences, limites, exigences, valeurs, libertés, droits, applications, décisions',
  'razones, ventajas, desventajas, ejemplos, principios, tipos, clases, características, objetivos, reglas, propiedades, categorías, hechos, preguntas, problemas, opciones, criterios, factores, diferencias, límites, requisitos, valores, libertades, derechos, aplicaciones, decisiones, acuerdos',
  'ragioni, motivi, vantaggi, svantaggi, esempi, principi, tipi, caratteristiche, obiettivi, regole, proprietà, categorie, fatti, domande, problemi, opzioni, criteri, fattori, cause, differenze, limiti, requisiti, valori, libertà, diritti, applicazioni, decisioni',
  'razões, motivos, vantagens, desvantagens, exemplos, princípios, características, regras, propriedades, categorias, factos, fatos, perguntas, opções, critérios, fatores, factores, causas, diferenças, limites, valores, liberdades, direitos, aplicações, decisões',
  'redenen, voordelen, nadelen, voorbeelden, principes, soorten, typen, kenmerken, doelen, regels, eigenschappen, categorieën, feiten, vragen, problemen, opties, criteria, factoren, oorzaken, verschillen, beperkingen, eisen, waarden, vrijheden, rechten, toepassingen, besluiten',
)
