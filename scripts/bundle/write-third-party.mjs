import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { inProject } from '../project-root.mjs'

/** Served with the app, because the licences ask to go wherever the app goes. */
const target = inProject('public', 'third-party.txt')

/**
 * @typedef {{ name: string, version: string, licence: string, text: string }} Part
 * `text` is empty where the package brings no licence file
 */

/**
 * Everything that the app, its fonts and its server are made of, with the licences as they came. One
 * that differs from another only in whose it is stands once, below all who share it.
 */
export function describeThirdParty() {
  /** @type {Map<string, { terms: string, parts: string[] }>} */
  const byWords = new Map()
  for (const { name, version, licence, text } of listParts()) {
    const { holders, terms } = splitLicence(text)
    const part = [`${name} ${version} (${licence})`, ...holders].join('\n')
    const known = byWords.get(foldTerms(terms))
    if (known) known.parts.push(part)
    else byWords.set(foldTerms(terms), { terms, parts: [part] })
  }
  const sections = [...byWords.values()].map(({ terms, parts }) => {
    const hasHolders = parts.some((part) => part.includes('\n'))
    return `${parts.join(hasHolders ? '\n\n' : '\n')}\n\n${terms || 'Its package holds no licence text.'}`
  })
  const head =
    'Lectern is made of the work of others. Our thanks to all of them. Program parts and fonts, each with its licence, and at the end what encodes sound, and the voices.'
  const others = [
    'bundle/encoder-licences.txt',
    'voice/licences.txt',
    'voice/studio-licences.txt',
  ].map((name) => dropKnown(readFileSync(inProject('scripts', name), 'utf8').trim(), byWords))
  return `${[head, ...sections, ...others].join(`\n\n${'-'.repeat(40)}\n\n`)}\n`
}

/**
 * Terms that a text ends with, and that stand above already, word for word, are not repeated.
 * @param {string} text
 * @param {ReadonlyMap<string, unknown>} byWords
 */
function dropKnown(text, byWords) {
  const start = text.search(/^ *Apache License$/mu)
  return start > 0 && byWords.has(foldTerms(text.slice(start)))
    ? `${text.slice(0, start).trimEnd()}\n\nThe Apache License 2.0 stands in full above.`
    : text
}

/**
 * The same terms, wherever their lines end, however they are set in and quoted, and whether or not
 * what they are called stands above them.
 * @param {string} terms
 */
const foldTerms = (terms) =>
  terms
    .replace(/^(?:#+ )?(?:the )?(?:mit|isc|bsd)[^\n]{0,24}licen[cs]e[^\n]{0,12}\n/iu, '')
    // How to apply it to a work of one's own is no part of it.
    .replace(/END OF TERMS AND CONDITIONS\s+APPENDIX: [^]*$/u, 'END OF TERMS AND CONDITIONS')
    .replaceAll(/[“”"‘’'*_`]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

/**
 * Whose it is stands in the first lines, and the terms around that.
 * @param {string} text
 */
function splitLicence(text) {
  const lines = text.split('\n')
  const terms = lines.filter((line, at) => !isHolder(line, at)).join('\n')
  const holders = lines.filter(isHolder).map((line) => line.trim())
  const start = terms.slice(0, mostAbove).search(begins)
  const above = start > 0 ? terms.slice(0, start).split('\n') : []
  const named = above.map((line) => line.trim()).filter((line) => line !== '' && !isName.test(line))
  return {
    holders: [...holders, ...named],
    terms: terms
      .slice(Math.max(0, start))
      .replaceAll(/\n{3,}/gu, '\n\n')
      .trim(),
  }
}

/** What stands above these words is a name of the terms, or says whose the work is. */
const begins = /Permission is hereby granted, free of charge|This Font Software is licensed under/u
const mostAbove = 400
const isName = /^[(#\s=]*(?:the )?mit licen[cs]e[)\s(mit=]*$/iu

/**
 * @param {string} line
 * @param {number} at
 */
const isHolder = (line, at) => at < 6 && /^\s*copyright\b.*\d{4}/iu.test(line)

/** Of these the app has what was made of them, though nobody needs them to run it. */
const madeInto = new Set(['node_modules/@phosphor-icons/core'])

/** @returns {Part[]} what is installed with `npm install --omit=dev`, on any computer */
function listParts() {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, optional, os }]) => {
      const isForOneSystem = optional || os
      return madeInto.has(path) || (path !== '' && !dev && !devOptional && !isForOneSystem)
    })
    .map(([path, { version, license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license ?? 'licence not named',
      text: readLicence(inProject(path)),
    }))
}

/** @param {string} folder */
function readLicence(folder) {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name))
  return file
    ? readFileSync(`${folder}/${file}`, 'utf8')
        .replaceAll(/[ \t\r]+$/gmu, '')
        .trim()
    : ''
}

if (process.argv[1] === import.meta.filename) writeFileSync(target, describeThirdParty())
