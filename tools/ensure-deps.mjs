// Installs the dependencies when they are missing or older than the lockfile. The other tools import this file first, so
// it uses only what Node itself has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the project, with a trailing slash. */
export const root = fileURLToPath(new URL('../', import.meta.url))

const lockfile = `${root}package-lock.json`
const stamp = `${root}node_modules/.orrery-lock`
const installedLockfile = `${root}node_modules/.package-lock.json`
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

const lockHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex')

/** Whether npm's record of its last install has the versions of the lockfile. */
function isInstalledByNpm() {
  if (!existsSync(installedLockfile)) return false
  const expected = JSON.parse(readFileSync(lockfile, 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedLockfile, 'utf8')).packages
  return Object.entries(expected).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version,
  )
}

function isUpToDate() {
  if (!existsSync(`${root}node_modules`)) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true
  return isInstalledByNpm()
}

/** Makes node_modules match the lockfile. Ends the process with code 1 when that fails or Node is too old. */
function ensureDependencies() {
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Orrery needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (isUpToDate()) return
  console.log('Installing dependencies (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed; see its message above.')
    process.exit(1)
  }
  writeFileSync(stamp, lockHash())
}

ensureDependencies()
