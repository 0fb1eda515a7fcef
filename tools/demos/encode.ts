import { spawn } from 'node:child_process'
import type { Film } from './flipbook'

/** Frames per second. */
const RATE = 25

/** A film format that ffmpeg may support. */
interface Encoder {
  file: string
  codec: string
  options: readonly string[]
  /** The codec of captions. */
  captions: string
}

/** The film formats, best first. */
const encoders: readonly Encoder[] = [
  {
    file: 'film.mp4',
    codec: 'libx264',
    options: ['-crf', '20', '-movflags', '+faststart'],
    captions: 'mov_text',
  },
  { file: 'film.webm', codec: 'libvpx-vp9', options: ['-crf', '30', '-b:v', '0'], captions: 'webvtt' },
]

/** The best format among the encoders that ffmpeg lists; undefined when ffmpeg has none of them. */
export const encoderAmong = (listing: string): Encoder | undefined =>
  encoders.find(({ codec }) => new RegExp(`^\\s*V\\S*\\s+${codec}\\s`, 'm').test(listing))

/** The arguments of ffmpeg for a film of the JPEG pictures on its standard input, with captions if it has any. */
export const argumentsFor = (
  { file, codec, options, captions }: Encoder,
  { hasCaptions }: { hasCaptions: boolean },
): readonly string[] => {
  const pictures = `-f image2pipe -framerate ${RATE} -c:v mjpeg -i -`
  const sentences = hasCaptions ? ` -i captions.vtt -map 0:v -map 1:s -c:s ${captions}` : ''
  const all = `-loglevel error -y ${pictures}${sentences} -c:v ${codec} -pix_fmt yuv420p`
  return [...all.split(' '), ...options, file]
}

/** The picture of each moment of a film, in order. */
export function* picturesOf({ frames, length }: Pick<Film, 'frames' | 'length'>): Generator<Buffer> {
  const [first] = frames
  if (!first) return
  let index = 0
  let picture = Buffer.from(first.picture, 'base64')
  for (let at = 0; at < length; at += 1_000 / RATE) {
    const before = index
    for (let next = frames[index + 1]; next && next.at <= at; next = frames[index + 1]) index += 1
    if (index !== before) picture = Buffer.from(frames[index]?.picture ?? '', 'base64')
    yield picture
  }
}

interface Run {
  folder: string
  /** The chunks of its standard input. */
  input?: Iterable<Buffer>
}

/**
 * Runs ffmpeg.
 *
 * @returns its output, or undefined when there is no ffmpeg.
 * @throws an error with its error output
 */
function ffmpeg(args: readonly string[], { folder, input = [] }: Run): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', args, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] })
    let printed = ''
    let complaints = ''
    child.stdout.on('data', (part: Buffer) => (printed += part.toString()))
    child.stderr.on('data', (part: Buffer) => (complaints += part.toString()))
    child.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(undefined) : reject(error),
    )
    child.on('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`ffmpeg ended with ${code}:\n${complaints}`)),
    )
    // ffmpeg may exit before it has read everything; its error output says why.
    child.stdin.on('error', () => {})
    const pieces = input[Symbol.iterator]()
    function feed() {
      for (let next = pieces.next(); !next.done; next = pieces.next())
        if (!child.stdin.write(next.value)) return void child.stdin.once('drain', feed)
      child.stdin.end()
    }
    feed()
  })
}

/**
 * Encodes a film with the system's ffmpeg, at 25 frames per second, in the folder of its `captions.vtt`.
 *
 * @returns the name of the file; undefined without ffmpeg, or when ffmpeg has none of the encoders
 */
export async function encode(film: Film, folder: string): Promise<string | undefined> {
  const listing = await ffmpeg(['-hide_banner', '-encoders'], { folder })
  const encoder = listing === undefined ? undefined : encoderAmong(listing)
  if (!encoder) return undefined
  const args = argumentsFor(encoder, { hasCaptions: film.captions.length > 0 })
  await ffmpeg(args, { folder, input: picturesOf(film) })
  return encoder.file
}
