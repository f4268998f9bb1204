/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {Record<string, LockEntry>} LockPackages by path; the project itself is ''
 */

const platforms = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64']

/**
 * A lock file made on one system can silently leave out what another needs: the install then
 * succeeds there and the build says it cannot find a native binding.
 * @param {{ packages: LockPackages }} lock
 * @returns {string[]} one sentence per problem
 */
export function findLockProblems({ packages }) {
  const places = Object.keys(packages).filter((place) => place !== '')
  const problems = places.flatMap((place) => [
    ...findOriginProblems(packages, place),
    ...findBindingProblems(packages, place),
  ])
  const sawNative = places.some((place) => listBindings(packages, place).length > 0)
  if (!sawNative) problems.push('No native package was recognised: this check sees nothing.')
  return problems
}

/**
 * @param {LockPackages} packages
 * @param {string} place
 */
function findOriginProblems(packages, place) {
  const problems = []
  if (!packages[place]?.integrity) problems.push(`${place} has no integrity.`)
  if (packages[place]?.resolved) problems.push(`${place} names where it was fetched from.`)
  return problems
}

/**
 * @param {LockPackages} packages
 * @param {string} place
 */
function findBindingProblems(packages, place) {
  const missing = Object.keys(packages[place]?.optionalDependencies ?? {})
    .filter((name) => !findEntry(packages, place, name))
    .map((name) => `${place} lacks an entry for ${name}.`)

  const bindings = listBindings(packages, place)
  const covered = new Set(
    bindings.flatMap(({ os = [], cpu = [] }) =>
      os.flatMap((system) => cpu.map((processor) => `${system} ${processor}`)),
    ),
  )
  const uncovered = platforms
    .filter((platform) => bindings.length > 0 && !covered.has(platform))
    .map((platform) => `${place} has no binding for ${platform}.`)
  return [...missing, ...uncovered]
}

/**
 * @param {LockPackages} packages
 * @param {string} place
 */
function listBindings(packages, place) {
  return Object.keys(packages[place]?.optionalDependencies ?? {})
    .map((name) => findEntry(packages, place, name))
    .filter((entry) => entry !== undefined)
    .filter(({ os, cpu }) => os && cpu)
}

/**
 * As Node looks for it: below its user, then beside each package above.
 * @param {LockPackages} packages
 * @param {string} place
 * @param {string} name
 * @returns {LockEntry | undefined}
 */
function findEntry(packages, place, name) {
  const found = packages[place ? `${place}/node_modules/${name}` : `node_modules/${name}`]
  if (found || place === '') return found
  return findEntry(packages, place.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}
