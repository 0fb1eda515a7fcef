// The two builds to compare: a production build of the working tree, and one of a commit or a folder.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../ensure-deps.mjs'

const cache = join(root, '.cache', 'navBench')
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const build = (/** @type {string} */ folder) =>
  execFileSync('node', [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })

/**
 * A production build of the working tree.
 * @param {boolean} isFresh whether dist/ may be used as it is
 * @returns {string} its folder
 */
export function presentBuild(isFresh) {
  if (!isFresh || !existsSync(join(root, 'dist/index.html'))) build(root)
  return join(root, 'dist')
}

/**
 * The build to compare with. A commit is built once, with the packages installed here, and kept in .cache/.
 * @param {string} which a folder with an index.html, or a commit
 * @returns {string} its folder; throws when it is neither
 */
export function buildOf(which) {
  if (existsSync(join(which, 'index.html'))) return resolve(which)
  const commit = git('rev-parse', '--verify', `${which}^{commit}`)
  const kept = join(cache, commit)
  if (existsSync(join(kept, 'index.html'))) return kept
  const folder = mkdtempSync(join(tmpdir(), 'orrery-nav-'))
  try {
    console.log(`Building ${commit.slice(0, 8)} …`)
    const archive = join(folder, 'tree.tar')
    git('archive', '--output', archive, commit)
    execFileSync('tar', ['-xf', archive, '-C', folder])
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    build(folder)
    mkdirSync(cache, { recursive: true })
    // A cache that another run has filled meanwhile is as good.
    if (!existsSync(kept)) renameAcross(join(folder, 'dist'), kept)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return kept
}

/**
 * The temporary folder may be on another disk.
 * @param {string} from
 * @param {string} to
 */
function renameAcross(from, to) {
  try {
    renameSync(from, to)
  } catch {
    cpSync(from, to, { recursive: true })
  }
}
