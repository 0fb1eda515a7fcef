// A release on a machine: installed by the commands of its guide, in each way that the guide has. In the examples, only
// what the guide says is replaced; and the servers listen without TLS, for which this machine has no certificate.
import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, join } from 'node:path'
import { commandsOf, run, withNames } from './guide.mjs'
import { webServer } from './webServers.mjs'

/**
 * @typedef {object} Place a folder as the machine: /srv and /etc are in it
 * @property {string} work the folder
 * @property {string} guide with the names of this installation
 * @property {NodeJS.ProcessEnv} env with the folder's programs in the path
 * @property {string} api origin of the region
 * @property {number} port
 * @property {Running[]} running its servers, which have to be stopped
 */

/** @typedef {import('node:child_process').ChildProcess} Running a server; its process group has its children */

/** @returns {Promise<number>} a free port */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * Waits until something holds.
 * @param {string} what
 * @param {() => boolean | Promise<boolean>} holds
 */
export async function until(what, holds) {
  for (let round = 0; !(await holds()); round += 1) {
    if (round === 200) throw new Error(`${what}: not after ten seconds`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * Takes a release as the guide says.
 * @param {{ work: string, tarball: string, version: string, api: string, port: number }} options
 * @returns {Place}
 */
export function takeRelease({ work, tarball, version, api, port }) {
  for (const folder of ['srv', 'bin', 'etc/nginx/conf.d', 'etc/caddy'])
    mkdirSync(join(work, folder), { recursive: true })
  for (const file of [tarball, `${tarball}.sha256`]) cpSync(file, join(work, basename(file)))
  const guide = withNames(readFileSync(new URL('../../docs/install.md', import.meta.url), 'utf8'), [
    ['orrery-VERSION', `orrery-${version}`],
    ['/srv/orrery', join(work, 'srv/orrery')],
    ['/etc/nginx', join(work, 'etc/nginx')],
    ['/etc/caddy', join(work, 'etc/caddy')],
    ['https://region.example', api],
    ['--port 4000', `--port ${port}`],
  ])
  const env = { ...process.env, HOME: work, PATH: `${join(work, 'bin')}:${process.env.PATH}` }
  /** @type {Place} */
  const place = { work, guide, env, api, port, running: [] }
  const printed = runIn(place, ...commandsOf(guide, 'Take the release'))
  if (!printed.endsWith(`\n${version}\n`)) throw new Error(`The release says ${printed}, not ${version}`)
  return place
}

/**
 * @param {Place} place
 * @param {string[]} commands
 */
const runIn = ({ work, env }, ...commands) => run(commands.join(''), { folder: work, env })

/**
 * @param {Place} place
 * @param {string} command
 */
const start = ({ work, env, running }, command) =>
  void running.push(
    spawn('sh', ['-c', command], { cwd: work, env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] }),
  )

/**
 * Puts a program into the path under its name.
 * @param {Place} place
 * @param {string} name
 * @param {string} command
 */
function addProgram({ work }, name, command) {
  const file = join(work, 'bin', name)
  writeFileSync(file, `#!/bin/sh\nexec ${command}\n`)
  chmodSync(file, 0o755)
}

/**
 * Replaces the names in a configuration.
 * @param {string} file
 * @param {Parameters<typeof withNames>[1]} names
 * @param {string} [head] text in front
 */
const edit = (file, names, head = '') =>
  writeFileSync(file, head + withNames(readFileSync(file, 'utf8'), names))

/** The server of the release. @param {Place} place */
async function serveByItself(place) {
  const [command = ''] = commandsOf(place.guide, 'Try it at once')
  start(place, command)
}

/**
 * nginx with one of its two examples. It runs before the console is installed, as on a machine that has other sites.
 * @param {string} section of the guide
 * @returns {(place: Place) => Promise<void>}
 */
const serveByNginx = (section) => async (place) => {
  const { work, api, port, guide } = place
  const etc = join(work, 'etc/nginx')
  const types = ['/etc/nginx', '/usr/local/etc/nginx', '/usr/local/nginx/conf'].find((folder) =>
    existsSync(join(folder, 'mime.types')),
  )
  cpSync(join(types ?? '/etc/nginx', 'mime.types'), join(etc, 'mime.types'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const pid = join(work, 'nginx.pid')
  writeFileSync(
    join(etc, 'nginx.conf'),
    [
      'daemon off; worker_processes 1; error_log stderr crit;',
      // The files of the release are in a folder of this user.
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${pid};`,
      'events {}',
      'http { include mime.types; access_log off;',
      ...temporary.map((path) => `${path}_temp_path ${work}/${path};`),
      `include ${etc}/conf.d/*.conf; }`,
    ].join('\n'),
  )
  addProgram(place, 'nginx', `${webServer('nginx')} -e stderr -p ${work} -c ${etc}/nginx.conf "$@"`)
  start(place, 'exec nginx')
  await until('nginx runs', () => existsSync(pid) && readFileSync(pid, 'utf8') !== '')
  const [copy = ''] = commandsOf(guide, section)
  const [, load = ''] = commandsOf(guide, 'nginx')
  runIn(place, copy)
  edit(join(etc, 'conf.d/orrery.conf'), [
    ['listen 443 ssl http2', `listen 127.0.0.1:${port}`],
    [/^ +ssl_certificate.*\n/gm, ''],
    ['/srv/orrery', join(work, 'srv/orrery')],
    ['https://control-plane.internal', api],
  ])
  runIn(place, load)
}

/**
 * Caddy with one of its two examples. It runs before the console is installed.
 * @param {string} section of the guide
 * @returns {(place: Place) => Promise<void>}
 */
const serveByCaddy = (section) => async (place) => {
  const { work, api, port, guide } = place
  const file = join(work, 'etc/caddy/Caddyfile')
  const admin = `localhost:${await freePort()}`
  const global = `{\n\tadmin ${admin}\n\tauto_https off\n\tgrace_period 1s\n}\n`
  addProgram(place, 'caddy', `${webServer('caddy')} "$@"`)
  writeFileSync(file, global)
  start(place, `exec caddy run --config ${file} 2>/dev/null`)
  await until('Caddy runs', () =>
    fetch(`http://${admin}/config/`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const [copy = ''] = commandsOf(guide, section)
  const [, load = ''] = commandsOf(guide, 'Caddy')
  runIn(place, copy)
  edit(
    file,
    [
      ['console.region.example', `http://localhost:${port}`],
      ['/srv/orrery', join(work, 'srv/orrery')],
      ['https://control-plane.internal', api],
    ],
    global,
  )
  runIn(place, load)
}

/**
 * @typedef {object} Installation a way to install a release
 * @property {string} name
 * @property {string} path at which the console is
 * @property {import('./webServers.mjs').WebServer} [needs] a program that has to be on the machine
 * @property {boolean} isWhole whether the journey creates an instance, which is the same behind each server
 * @property {(place: Place) => Promise<void>} serve starts its server, and installs the console
 */

/** @type {readonly Installation[]} */
export const installations = [
  {
    name: 'nginx, below a path',
    path: '/console/',
    needs: 'nginx',
    isWhole: true,
    serve: serveByNginx('Below a path'),
  },
  { name: 'bin/orrery', path: '/', isWhole: false, serve: serveByItself },
  { name: 'nginx', path: '/', needs: 'nginx', isWhole: false, serve: serveByNginx('nginx') },
  { name: 'Caddy', path: '/', needs: 'caddy', isWhole: false, serve: serveByCaddy('Caddy') },
  {
    name: 'Caddy, below a path',
    path: '/console/',
    needs: 'caddy',
    isWhole: false,
    serve: serveByCaddy('Caddy below a path'),
  },
]
