// What the answers of a server have to be, that no journey sees: headers, types, compression, and files that are missing.
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { headersIn } from './bin/paths.mjs'

const file = readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8')
const always = headersIn(file, '/*')
const ofAssets = { ...always, ...headersIn(file, '/assets/*') }

/**
 * What an answer lacks of what is wanted.
 * @param {string} address
 * @param {Record<string, string>} headers
 * @param {number} [status]
 * @returns {Promise<string[]>} the faults
 */
async function lacks(address, headers, status = 200) {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } })
  await answer.arrayBuffer()
  return [
    ...(answer.status === status ? [] : [`${address} answers ${answer.status}`]),
    ...Object.entries(headers)
      .filter(([name, value]) => answer.headers.get(name) !== value)
      .map(([name]) => `${address} has ${name}: ${answer.headers.get(name)}`),
  ]
}

/** The path of a script that the page names. @param {string} address of the console @returns {Promise<string>} */
async function scriptOf(address) {
  const page = await (await fetch(address)).text()
  const [, script] = /"[^"]*\/(assets\/[^"]+\.js)"/.exec(page) ?? []
  if (!script) throw new Error(`${address} names no script`)
  return script
}

/**
 * The faults of the headers of files and pages.
 * @param {string} address of the console, with its path
 * @param {boolean} isForPeople whether it is a web server, and not one to try the console with
 * @returns {Promise<string[]>}
 */
export async function headerFaults(address, isForPeople) {
  const script = await scriptOf(address)
  /** @type {Record<string, string>} */
  const forPeople = isForPeople ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}
  /** @type {Record<string, string>} */
  const compressed = isForPeople ? { 'Content-Encoding': 'gzip' } : {}
  /** @type {[path: string, headers: Record<string, string>][]} */
  const wanted = [
    ['', { ...always, ...forPeople }],
    ['projects/thesis', always],
    ['login/tidewater-research/local', always],
    ['config.json', always],
    ['manifest.webmanifest', { ...always, 'Content-Type': 'application/manifest+json' }],
    [script, { ...ofAssets, ...forPeople, ...compressed }],
  ]
  const faults = await Promise.all(wanted.map(([path, headers]) => lacks(address + path, headers)))
  const version = (await fetch(`${address}VERSION`)).headers.get('content-type')
  if (version?.startsWith('text/plain') !== true) faults.push([`VERSION has the type ${version}`])
  return faults.flat()
}

/**
 * The faults of a release that is exchanged while a browser has a page of it: a file is missing for a while, as between
 * two releases and after a rollback.
 * @param {import('playwright').Page} page of the console
 * @param {string} address of the console, with its path
 * @param {string} folder with the files of the console
 * @returns {Promise<string[]>}
 */
export async function releaseFaults(page, address, folder) {
  const script = await scriptOf(address)
  const gone = { ...always, 'Cache-Control': 'no-cache' }
  const faults = await lacks(`${address}assets/gone.js`, gone, 404)
  // Under an address that the browser has not asked for yet.
  const ask = () =>
    page.evaluate(
      async (/** @type {string} */ url) => {
        const answer = await fetch(url)
        await answer.text()
        return answer.status
      },
      `${new URL(address).pathname}${script}?released`,
    )
  const [there, away] = [join(folder, script), join(folder, `${script}.away`)]
  renameSync(there, away)
  try {
    faults.push(...(await lacks(address + script, gone, 404)))
    const status = await ask()
    if (status !== 404) faults.push(`A script that is not there answers ${status}`)
  } finally {
    renameSync(away, there)
  }
  faults.push(...(await lacks(address + script, ofAssets)))
  const status = await ask()
  if (status !== 200) faults.push(`After a rollback the browser still has ${status} for a script`)
  return faults
}

/**
 * The faults of addresses that are neither a file nor a page.
 * @param {string} address of the console, with its path
 * @returns {Promise<string[]>}
 */
export async function pathFaults(address) {
  const { origin, pathname } = new URL(address)
  const faults = []
  for (const [method, path] of [
    ['POST', '/device/confirm'],
    ['GET', '/scim/v2/Users'],
  ]) {
    const answer = await fetch(`${origin}${path}`, { method: String(method) })
    if (answer.headers.get('content-type')?.startsWith('text/html') !== false)
      faults.push(`A ${method} to ${path} does not reach the control plane`)
  }
  if (pathname === '/') return faults
  // Without the slash, and the pages whose addresses the control plane gives away.
  for (const [path, wanted] of [
    [pathname.slice(0, -1), pathname],
    ['/', pathname],
    ['/device/verify?user_code=1', `${pathname}device/verify?user_code=1`],
  ]) {
    const { url, ok } = await fetch(origin + path)
    if (!ok || url !== origin + wanted) faults.push(`${path} leads to ${url}`)
  }
  return faults
}
