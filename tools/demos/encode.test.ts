import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { argumentsFor, encode, encoderAmong, picturesOf } from './encode'
import type { Film } from './flipbook'

const base64 = (text: string) => Buffer.from(text).toString('base64')

const film: Film = {
  title: 'A film',
  frames: [
    { at: 0, picture: base64('one ') },
    { at: 80, picture: base64('two ') },
  ],
  captions: [{ from: 0, to: 120, text: 'A sentence' }],
  chapters: [],
  length: 160,
}

const H264 = ' V....D libx264              libx264 H.264 / AVC (codec h264)\n'
const VP9 = ' V....D libvpx-vp9           libvpx VP9 (codec vp9)\n'

it('H.264 is preferred, VP9 will do, and anything else will not', () => {
  expect(encoderAmong(VP9 + H264)?.file).toBe('film.mp4')
  expect(encoderAmong(VP9)?.file).toBe('film.webm')
  expect(encoderAmong(' V....D libx264rgb           libx264 RGB\n A..... libx264 sound\n')).toBeUndefined()
})

it('the arguments name pictures, captions, codec and file, in the order that ffmpeg wants', () => {
  const encoder = encoderAmong(H264)
  expect(encoder && argumentsFor(encoder, { hasCaptions: true }).join(' ')).toBe(
    '-loglevel error -y -f image2pipe -framerate 25 -c:v mjpeg -i - -i captions.vtt -map 0:v -map 1:s ' +
      '-c:s mov_text -c:v libx264 -pix_fmt yuv420p -crf 20 -movflags +faststart film.mp4',
  )
  const other = encoderAmong(VP9)
  expect(other && argumentsFor(other, { hasCaptions: false }).join(' ')).toBe(
    '-loglevel error -y -f image2pipe -framerate 25 -c:v mjpeg -i - ' +
      '-c:v libvpx-vp9 -pix_fmt yuv420p -crf 30 -b:v 0 film.webm',
  )
})

it('a film has the picture of each 1/25 s', () => {
  expect([...picturesOf(film)].join('')).toBe('one one two two ')
  expect([...picturesOf({ frames: [], length: 80 })]).toEqual([])
})

describe('with a program of that name on the path', () => {
  let folder = ''
  /** Writes a fake ffmpeg that lists encoders, and otherwise runs these lines. */
  function program(lines: string) {
    const file = join(folder, 'ffmpeg')
    writeFileSync(
      file,
      `#!${process.execPath}
const fs = require('node:fs')
if (process.argv.includes('-encoders')) console.log(${JSON.stringify(H264)})
else { ${lines} }
`,
    )
    chmodSync(file, 0o755)
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'film-'))
    vi.stubEnv('PATH', folder)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  it('it gets the pictures, in the folder of the film', async () => {
    program(`process.stdin.pipe(fs.createWriteStream(process.argv.at(-1)))`)
    expect(await encode(film, folder)).toBe('film.mp4')
    expect(readFileSync(join(folder, 'film.mp4'), 'utf8')).toBe('one one two two ')
  })

  it('what it complains of is the error', async () => {
    program(`console.error('no space left'); process.exitCode = 1`)
    await expect(encode(film, folder)).rejects.toThrow('ffmpeg ended with 1:\nno space left')
  })

  it('without it there is no such film', async () => {
    expect(await encode(film, folder)).toBeUndefined()
  })
})
