import type { Passing } from '#features/console/demos/player/stage'
import type { Caption } from './captions'
import type { Film, Frame } from './flipbook'
import type { Audience } from './outsideStage'

/** The page's time between two frames: 1/25 s. */
const FRAME_MS = 40
/** The longest wait for a complete page, in the page's time. Then the film starts anyway. */
const COMPLETE_WITHIN_MS = 3_000

/** The parts of a page that a camera uses. */
interface View {
  /** Whether the page shows no loading placeholder. */
  isComplete(): Promise<boolean>
  /** Whether the page has changed since this was last asked. */
  hasChanged(): Promise<boolean>
  /** A screenshot of the page: JPEG, in base64. */
  picture(): Promise<string>
}

/** Films a demo while it plays. The film starts when the first page is complete. */
export class Camera {
  private readonly frames: Frame[] = []
  private readonly captions: Caption[] = []
  private readonly chapters: { at: number; title: string }[] = []
  /** Milliseconds of the film so far. */
  private now = 0
  private isRunning = false
  /** Milliseconds of the page before the film. */
  private before = 0

  constructor(private readonly view: View) {}

  private async look() {
    this.isRunning ||= this.before >= COMPLETE_WITHIN_MS || (await this.view.isComplete())
    if (!this.isRunning || !(await this.view.hasChanged())) return
    const picture = await this.view.picture()
    if (this.frames.at(-1)?.picture !== picture) this.frames.push({ at: this.now, picture })
  }

  private endCaption() {
    const last = this.captions.at(-1)
    if (last && last.to > this.now) last.to = this.now
  }

  /** Runs alongside the demo. @param pass lets time pass in the page */
  audience(pass: (ms: number, why: Passing) => Promise<void>): Audience {
    return {
      chapter: (title) => {
        this.chapters.push({ at: this.now, title })
        return Promise.resolve()
      },
      caption: (text) => {
        this.endCaption()
        if (text !== null) this.captions.push({ from: this.now, to: Infinity, text })
        return Promise.resolve()
      },
      advance: async (ms, why) => {
        await this.look()
        for (let left = ms; left > 0; left -= FRAME_MS) {
          const step = Math.min(left, FRAME_MS)
          await pass(step, why)
          if (this.isRunning) this.now += step
          else this.before += step
          await this.look()
        }
      },
    }
  }

  /** The frames so far. */
  film(title: string): Film {
    this.endCaption()
    const { frames, captions, chapters, now } = this
    return { title, frames, captions, chapters, length: now }
  }
}
