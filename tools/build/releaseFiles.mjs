// A Vite plugin that adds to a build what a release says of itself: VERSION, the list of its parts (sbom.cdx.json), and
// NOTICES.txt with their licences. The parts are what the bundler has put into its files: the dependencies of package.json
// are more than that, and less.
import { createHash } from 'node:crypto'
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
 * The name, version and licence of a package, by its package.json.
 * @param {string} folder
 * @returns {{ folder: string, name: string, version: string, license: string }} throws when the package has no licence
 */
function packageAt(folder) {
  const { name, version: its, license } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'))
  if (!license) throw new Error(`${name} names no licence`)
  return { folder, name, version: its, license }
}

/** The notice of one package. @param {ReturnType<typeof packageAt>} part */
function noticeOf({ folder, name, version: its, license }) {
  const file = readdirSync(`${root}${folder}`).find((each) => /^(licen[cs]e|copying)/i.test(each))
  const text = file ? readFileSync(`${root}${folder}/${file}`, 'utf8').trim() : `Licence: ${license}`
  return `${name} ${its} (${license})\n\n${text}\n`
}

const faces = `${root}src/ui/fonts`

/** The notices of the faces, which are files of the project. */
const ofFaces = () =>
  readdirSync(faces)
    .filter((file) => file.endsWith('-OFL.txt'))
    .map((file) => readFileSync(`${faces}/${file}`, 'utf8').trim())

/**
 * A package as a component of CycloneDX, with the hash that the lockfile has of it.
 * @param {ReturnType<typeof packageAt>} part
 * @param {Record<string, { integrity: string }>} locked the packages of the lockfile, by their folders
 */
function componentOf({ folder, name, version: its, license }, locked) {
  const [, hash = ''] = /^sha512-(\S+)$/.exec(locked[folder]?.integrity ?? '') ?? []
  const purl = `pkg:npm/${name.replace('@', '%40')}@${its}`
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version: its,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    licenses: [{ expression: license }],
    purl,
  }
}

/** The files of the faces as components of CycloneDX. */
const componentsOfFaces = () =>
  readdirSync(faces)
    .filter((file) => file.endsWith('.woff2'))
    .toSorted()
    .map((file) => ({
      type: 'file',
      'bom-ref': file,
      name: file,
      hashes: [
        {
          alg: 'SHA-256',
          content: createHash('sha256')
            .update(readFileSync(`${faces}/${file}`))
            .digest('hex'),
        },
      ],
      licenses: [{ expression: 'OFL-1.1' }],
    }))

/**
 * The parts of a build as CycloneDX: without a time, a number or a folder, so that it is the same for the same parts.
 * @param {readonly ReturnType<typeof packageAt>[]} parts
 */
function billOf(parts) {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'orrery', name: 'orrery', version } },
    components: [...parts.map((part) => componentOf(part, packages)), ...componentsOfFaces()],
  }
}

const line = `\n${'-'.repeat(78)}\n\n`

/** @returns {import('vite').Plugin} */
export function releaseFiles() {
  return {
    name: 'release-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const packages = packagesOf(modules)
        .filter((folder) => existsSync(`${root}${folder}/package.json`))
        .map(packageAt)
      const notices = [...packages.map(noticeOf), ...ofFaces()]
      const source = `Orrery ${version} contains the following software and typefaces.\n${line}${notices.join(line)}`
      this.emitFile({ type: 'asset', fileName: 'NOTICES.txt', source })
      const bill = `${JSON.stringify(billOf(packages), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'sbom.cdx.json', source: bill })
      this.emitFile({ type: 'asset', fileName: 'VERSION', source: `${version}\n` })
    },
  }
}
