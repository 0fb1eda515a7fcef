// Serves a release as its guide says, by nginx, by Caddy and by its own server, in front of the mock region, and walks
// through a journey behind each of them.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { benchArgs, ensureBrowser } from '../browser.mjs'
import { sourceLoader } from '../withSource.mjs'
import { smoke } from './smoke.mjs'

/** @returns {Promise<number>} a free port */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * A web server, installed where it is missing and can be.
 * @param {'nginx' | 'caddy'} name
 * @returns {string} its command; throws a sentence that says how to install it
 */
function webServer(name) {
  const places = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  const find = () => places.map((place) => join(place, name)).find((path) => existsSync(path))
  const found = find()
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const install = () =>
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        env,
        stdio: 'ignore',
      })
    try {
      install()
    } catch {
      execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
      install()
    }
  }
  const installed = find()
  if (installed) return installed
  throw new Error(`${name} is missing: install it (on Debian: apt-get install ${name}) to test its example.`)
}

/** Waits until an address answers. @param {string} url */
async function answers(url) {
  for (let round = 0; ; round += 1) {
    try {
      await fetch(url)
      return
    } catch (error) {
      if (round === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/**
 * The replacements that the guide asks for in an example, for a machine without a certificate.
 * @param {string} example file of the release
 * @param {[string | RegExp, string][]} replacements
 */
function adapted(example, replacements) {
  let text = readFileSync(example, 'utf8')
  for (const [mark, replacement] of replacements) {
    if (typeof mark === 'string' ? !text.includes(mark) : text.search(mark) < 0)
      throw new Error(`${example} has no ${mark}`)
    text = text.replaceAll(mark, replacement)
  }
  return text
}

/**
 * @typedef {object} Place
 * @property {string} release its folder
 * @property {string} work a folder for files of the server
 * @property {string} api origin of the region
 * @property {number} port
 */

/** nginx below a path. @param {Place} place @returns {import('node:child_process').ChildProcess} */
function startNginx({ release, work, api, port }) {
  const text = adapted(join(release, 'examples/nginx-below-a-path.conf'), [
    ['listen 443 ssl', `listen 127.0.0.1:${port}`],
    [/^ +ssl_certificate.*\n/gm, ''],
    ['/srv/orrery', release],
    ['https://control-plane.internal', api],
  ])
  const index = join(release, 'console/index.html')
  writeFileSync(index, adapted(index, [[/ (href|src)="\//g, ' $1="/console/']]))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(work, 'nginx.conf'),
    [
      'daemon off; worker_processes 1; error_log stderr;',
      // The files of the release are in a folder of this user.
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${work}/nginx.pid;`,
      'events {}',
      'http { include /etc/nginx/mime.types; access_log off;',
      ...paths.map((path) => `${path}_temp_path ${work}/${path};`),
      text,
      '}',
    ].join('\n'),
  )
  return spawn(webServer('nginx'), ['-p', work, '-c', join(work, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Caddy at the root. @param {Place} place @returns {import('node:child_process').ChildProcess} */
function startCaddy({ release, work, api, port }) {
  const text = adapted(join(release, 'examples/Caddyfile'), [
    ['console.region.example', `http://localhost:${port}`],
    ['/srv/orrery', release],
    ['https://control-plane.internal', api],
  ])
  writeFileSync(join(work, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${text}`)
  return spawn(webServer('caddy'), ['run', '--config', join(work, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: work },
  })
}

/** The server of the release. @param {Place} place @returns {import('node:child_process').ChildProcess} */
const startOwn = ({ release, api, port }) =>
  spawn(process.execPath, [join(release, 'bin/orrery'), '--api', api, '--port', String(port)], {
    stdio: 'ignore',
  })

/** The servers with the path at which each has the console. The path of nginx stays in index.html, so it comes last. */
const servers = /** @type {const} */ ([
  ['bin/orrery', startOwn, '/'],
  ['Caddy', startCaddy, '/'],
  ['nginx, below a path', startNginx, '/console/'],
])

/**
 * Serves a release in each of the ways that its guide names.
 * @param {string} release its folder; index.html is changed as the guide says
 * @returns {Promise<void>} rejects with the faults
 */
export async function served(release) {
  const loader = await sourceLoader()
  const { startHttpMock } = await loader.ssrLoadModule('/mirage/node/httpServer.ts')
  const browser = await chromium.launch({ executablePath: ensureBrowser().executablePath, args: benchArgs })
  // A pinned version: a first visit without one pings for it, and the browser notes each refused ping in its console.
  writeFileSync(join(release, 'console/config.json'), JSON.stringify({ apiVersion: '20250730' }))
  /** @type {string[]} */
  const faults = []
  try {
    for (const [name, start, path] of servers) {
      const work = mkdtempSync(join(tmpdir(), 'orrery-served-'))
      const port = await freePort()
      const origin = `http://localhost:${port}`
      const mock = await startHttpMock({
        port: 0,
        now: Date.now,
        persona: null,
        allowedOrigins: [origin],
        latencyMs: [0, 0],
        speed: 50,
      })
      const server = start({ release, work, api: mock.origin, port })
      try {
        await answers(`${origin}${path}`)
        const found = await smoke(browser, `${origin}${path}`)
        faults.push(...found.map((fault) => `${name}: ${fault}`))
        console.log(`${name}: ${found.length === 0 ? 'ok' : found.join('\n')}`)
      } finally {
        server.kill()
        await mock.close()
        rmSync(work, { recursive: true, force: true })
      }
    }
  } finally {
    await browser.close()
    await loader.close()
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
