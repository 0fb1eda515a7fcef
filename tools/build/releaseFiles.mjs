// A Vite plugin that adds to a build what a release says of itself: VERSION, and NOTICES.txt with the licences of
// everything that is in it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { root } from '../ensure-deps.mjs'

/** The version of the console, which package.json owns. */
export const version = String(JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version)

/**
 * The folders of the packages that modules come from.
 * @param {readonly string[]} modules paths
 * @returns {string[]} sorted, each once
 */
const packagesOf = (modules) =>
  [
    ...new Set(
      modules.flatMap((path) => {
        const [, found] = /^.*?(node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
        return found ? [found] : []
      }),
    ),
  ].toSorted()

/**
 * The notice of one package.
 * @param {string} folder
 * @returns {string} throws when the package has no licence
 */
function noticeOf(folder) {
  const { name, version: its, license } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'))
  if (!license) throw new Error(`${name} names no licence`)
  const file = readdirSync(`${root}${folder}`).find((each) => /^(licen[cs]e|copying)/i.test(each))
  const text = file ? readFileSync(`${root}${folder}/${file}`, 'utf8').trim() : `Licence: ${license}`
  return `${name} ${its} (${license})\n\n${text}\n`
}

/** The notices of the faces, which are files of our own. */
const ofFaces = () =>
  readdirSync(`${root}src/ui/fonts`)
    .filter((file) => file.endsWith('-OFL.txt'))
    .map((file) => readFileSync(`${root}src/ui/fonts/${file}`, 'utf8').trim())

const line = `\n${'-'.repeat(78)}\n\n`

/** @returns {import('vite').Plugin} */
export function releaseFiles() {
  return {
    name: 'release-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const packages = packagesOf(modules).filter((folder) => existsSync(`${root}${folder}/package.json`))
      const notices = [...packages.map(noticeOf), ...ofFaces()]
      const source = `Orrery ${version} contains the following software and typefaces.\n${line}${notices.join(line)}`
      this.emitFile({ type: 'asset', fileName: 'NOTICES.txt', source })
      this.emitFile({ type: 'asset', fileName: 'VERSION', source: `${version}\n` })
    },
  }
}
