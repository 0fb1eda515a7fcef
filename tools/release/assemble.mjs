// Puts the files of a release together.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { version } from '../build/releaseFiles.mjs'
import { root } from '../ensure-deps.mjs'
import { headersIn } from './bin/paths.mjs'

/** The header of servers that terminate TLS: for a year, the browser asks this name by TLS alone. */
const ofTls = { 'Strict-Transport-Security': 'max-age=31536000' }

/** The headers that every response has. Whether a file may be kept depends on its path. */
function headers() {
  const { 'Cache-Control': _, ...rest } = headersIn(readFileSync(`${root}public/_headers`, 'utf8'), '/*')
  // The examples serve by TLS alone.
  return Object.entries({ ...rest, ...ofTls })
}

const forNginx = () => headers().map(([name, value]) => `add_header ${name} "${value}" always;\n`)
const forCaddy = () => headers().map(([name, value]) => `header ${name} "${value}"\n`)

/** The pages of docs/ that a release has, by their names there. */
const pages = { 'install.md': 'INSTALL.md', 'headers.md': 'HEADERS.md' }

/** A link of a page, as it is in the folder of a release. @param {string} link */
const linkIn = (link) =>
  link
    .replace('../public/_headers', 'console/_headers')
    .replace('../tools/release/examples', 'examples')
    .replace(/^(install|headers)\.md/, (name) => pages[/** @type {keyof typeof pages} */ (name)])

/**
 * Writes the folder of a release.
 * @param {string} folder which does not exist yet
 * @param {string} [build] the folder of the console, dist/ by default
 */
export function assemble(folder, build = `${root}dist`) {
  mkdirSync(`${folder}/bin`, { recursive: true })
  cpSync(build, `${folder}/console`, { recursive: true })
  for (const file of ['paths.mjs', 'serve.mjs'])
    cpSync(`${root}tools/release/bin/${file}`, `${folder}/bin/${file}`)
  cpSync(`${root}tools/release/bin/orrery.mjs`, `${folder}/bin/orrery`)
  chmodSync(`${folder}/bin/orrery`, 0o755)
  cpSync(`${root}tools/release/examples`, `${folder}/examples`, { recursive: true })
  writeFileSync(`${folder}/examples/nginx-headers.conf`, forNginx().join(''))
  writeFileSync(`${folder}/examples/caddy-headers.conf`, forCaddy().join(''))
  for (const [page, name] of Object.entries(pages)) {
    const text = readFileSync(`${root}docs/${page}`, 'utf8')
    writeFileSync(
      `${folder}/${name}`,
      text.replaceAll(/\]\(([^)]+)\)/g, (_, link) => `](${linkIn(link)})`),
    )
  }
  for (const [, picture] of readFileSync(`${root}docs/install.md`, 'utf8').matchAll(
    /\]\((pictures\/[^)]+)\)/g,
  ))
    cpSync(`${root}docs/${picture}`, `${folder}/${picture}`)
  cpSync(`${root}CHANGELOG.md`, `${folder}/CHANGELOG.md`)
  for (const file of ['NOTICES.txt', 'sbom.cdx.json']) cpSync(`${build}/${file}`, `${folder}/${file}`)
  if (existsSync(`${root}LICENSE`)) cpSync(`${root}LICENSE`, `${folder}/LICENSE`)
  writeFileSync(`${folder}/VERSION`, `${version}\n`)
  // For `npx`: the package has a command and no dependencies.
  const manifest = { name: 'orrery', version, type: 'module', bin: { orrery: 'bin/orrery' }, private: true }
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}
