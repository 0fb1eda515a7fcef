// Installs the dependencies when they are missing or older than the lockfile. Runs before anything else, so it
// may use nothing but what Node brings along.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

/** The folder of the project, with a trailing slash. */
export const root = fileURLToPath(new URL('../', import.meta.url))

const lockfile = `${root}package-lock.json`
const stamp = `${root}node_modules/.orrery-lock`
const npmsRecord = `${root}node_modules/.package-lock.json`
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

const lockHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex')

/** What npm wrote down after its own install names the same versions as the lockfile. */
function npmInstalledTheSame() {
  if (!existsSync(npmsRecord)) return false
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages
  const found = JSON.parse(readFileSync(npmsRecord, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || found[path]?.version === entry.version,
  )
}

function isReady() {
  if (!existsSync(`${root}node_modules`)) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true
  return npmInstalledTheSame()
}

/** Makes node_modules fit the lockfile. Ends the process with code 1 when that fails or Node is too old. */
export function ready() {
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Orrery needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (isReady()) return
  console.log('Installing dependencies (npm ci) …')
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    console.error('npm ci failed; see its message above.')
    process.exit(1)
  }
  writeFileSync(stamp, lockHash())
}

ready()
