// npm run release: dist/ as a tarball that is the same for the same commit, with what an installation needs beside it. It is
// unpacked, served and walked through before this command ends. --tag also makes the tag of the version.
import './ensure-deps.mjs'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { flag } from './args.mjs'
import { version } from './build/releaseFiles.mjs'
import { root } from './ensure-deps.mjs'
import { assemble } from './release/assemble.mjs'
import { served } from './release/served.mjs'

const name = `orrery-${version}`
const releases = `${root}.cache/release`
const folder = `${releases}/${name}`
const tarball = `${releases}/${name}.tar.gz`

/**
 * Runs a command in the project and returns its output.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
const output = (command, args, env = {}) =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** The time of the commit, in seconds: all files of a release have it. */
const committedAt = Number(output('git', ['log', '-1', '--format=%ct']))

/** Fails unless the changelog begins with the version and the working tree is that of a commit. */
function check() {
  const [, newest] = /^## (\S+)/m.exec(readFileSync(`${root}CHANGELOG.md`, 'utf8')) ?? []
  if (newest !== version) throw new Error(`CHANGELOG.md begins with ${newest}, package.json says ${version}.`)
  const changed = output('git', ['status', '--porcelain', '--untracked-files=no'])
  if (changed) console.warn(`The tarball is of a changed working tree:\n${changed}`)
  if (!existsSync(`${root}LICENSE`))
    console.warn(
      'There is no LICENSE: the owner has not chosen one. No one may use this release until there is one.',
    )
}

/** The software that is in the console, as CycloneDX. Without the time and the number that change with each call. */
function billOfMaterials() {
  const bill = JSON.parse(
    output('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']),
  )
  delete bill.serialNumber
  bill.metadata.timestamp = new Date(committedAt * 1_000).toISOString()
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** Packs the files, so that the same files give the same bytes. @returns {string} the SHA-256 */
function pack() {
  const archive = execFileSync(
    'tar',
    [
      '--create',
      '--format=ustar',
      '--sort=name',
      `--mtime=@${committedAt}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
      name,
    ],
    { cwd: releases, maxBuffer: 2 ** 28 },
  )
  writeFileSync(tarball, gzipSync(archive, { level: 9 }))
  const sum = createHash('sha256').update(readFileSync(tarball)).digest('hex')
  writeFileSync(`${tarball}.sha256`, `${sum}  ${name}.tar.gz\n`)
  return sum
}

check()
output('npm', ['run', '--silent', 'build'])
output(process.execPath, ['tools/assert-no-mock.mjs'])
rmSync(releases, { recursive: true, force: true })
assemble(folder)
writeFileSync(`${folder}/sbom.cdx.json`, billOfMaterials())
const sum = pack()
const unpacked = mkdtempSync(join(tmpdir(), 'orrery-release-'))
try {
  execFileSync('tar', ['--extract', '--gzip', '--file', tarball, '--directory', unpacked])
  await served(`${unpacked}/${name}`)
} finally {
  rmSync(unpacked, { recursive: true, force: true })
}
if (flag('tag') !== undefined)
  output('git', ['tag', '--annotate', `v${version}`, '--message', `Orrery ${version}`])
console.log(`${tarball}\nSHA-256 ${sum}`)
