// npm run release: dist/ as a tarball that is the same for the same commit, with what an installation needs beside it. It
// fails unless the tarball is that of a commit alone. Before it ends, the tarball is installed, served and walked through in
// each way that its guide has.
import { root } from './ensure-deps.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { version } from './build/releaseFiles.mjs'
import { assemble } from './release/assemble.mjs'
import { pack } from './release/pack.mjs'
import { releaseFaults } from './release/releaseFaults.mjs'
import { served } from './release/served.mjs'

const releases = `${root}.cache/release`
const folder = `${releases}/orrery-${version}`
const tag = `v${version}`

/**
 * Runs a command in the project and returns its output.
 * @param {string} command
 * @param {string[]} args
 */
const output = (command, args) =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** The time of the commit, in seconds: all files of a release have it. */
const committedAt = Number(output('git', ['log', '-1', '--format=%ct']))

/** Ends the process with the reasons if the tarball would not be that of a commit. */
function check() {
  const [, newest] = /^## (\S+)/m.exec(readFileSync(`${root}CHANGELOG.md`, 'utf8')) ?? []
  const here = output('git', ['rev-parse', 'HEAD'])
  const tagged = output('git', ['rev-list', '--max-count=1', '--ignore-missing', `refs/tags/${tag}`])
  const faults = releaseFaults({
    env: process.env,
    envFiles: readdirSync(root).filter((file) => file.startsWith('.env')),
    changed: output('git', ['status', '--porcelain']),
    newest,
    version,
    isTagElsewhere: tagged !== '' && tagged !== here,
  })
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
  if (!existsSync(`${root}LICENSE`))
    console.warn(
      'There is no LICENSE: the owner has not chosen one. No one may use this release until there is one.',
    )
}

check()
output('npm', ['run', '--silent', 'build'])
output(process.execPath, ['tools/assert-no-mock.mjs'])
rmSync(releases, { recursive: true, force: true })
assemble(folder)
const { tarball, sum } = pack(folder, committedAt)
const { failed, leftOut } = await served(tarball)
if (leftOut.length > 0)
  console.error(
    `A release is tested in each way to install it. This machine has no server for: ${leftOut.join('; ')}`,
  )
if (failed > 0 || leftOut.length > 0) process.exit(1)
console.log(`${tarball}\nSHA-256 ${sum}
Publish it with its tag:
  git tag --annotate ${tag} --message "Orrery ${version}"
  git push origin ${tag}`)
