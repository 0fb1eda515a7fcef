import type { Instance } from '../../src/store/api/generated/types'
import { moveInstance } from '../handlers/instances'
import { Random } from '../random'
import type { Region } from '../region'
import { bootScript, shutdownScript } from './bootLog'
import { hardwareOf, type Hardware } from './hardware'
import { History } from './history'
import { Login } from './login'
import type { Step } from './script'

/** Somebody who looks at a port. All of them see the same, and each of them types into the same machine. */
export interface Viewer {
  send(bytes: Uint8Array<ArrayBuffer>): void
  close(code: number, reason: string): void
}

/** History is sent in pieces of this size, so that a frame may cut a letter or an escape sequence in two. */
const FRAME_BYTES = 1_000
/** How long a machine takes to begin going down once it was asked to from within, in milliseconds. */
const GOING_DOWN_MS = 400

const encoder = new TextEncoder()

/** The serial port of one machine, from its switching on to its end. */
export class SerialConsole {
  readonly history = new History()
  private readonly viewers = new Set<Viewer>()
  private readonly waiting = new Set<() => void>()
  private readonly hardware: Hardware
  private decoder = new TextDecoder()
  private login: Login | undefined
  private boots = 0
  private bootedAt = 0
  private bootText = ''

  constructor(
    private readonly region: Region,
    private readonly instance: Instance,
  ) {
    this.hardware = hardwareOf(region, instance)
    const sinceMs = region.clock.now() - Date.parse(instance.timeRunStateUpdated)
    this.boot(Math.max(0, sinceMs))
  }

  /** Shows somebody the past, and from now on the present. */
  watch(viewer: Viewer, mostRecent?: number) {
    const past = this.history.latest(mostRecent)
    for (let at = 0; at < past.length; at += FRAME_BYTES) viewer.send(past.slice(at, at + FRAME_BYTES))
    this.viewers.add(viewer)
  }

  leave(viewer: Viewer) {
    this.viewers.delete(viewer)
  }

  /** What a viewer typed. While nobody listens on the machine, it is lost. */
  input(bytes: Uint8Array) {
    this.login?.input(this.decoder.decode(bytes, { stream: true }))
  }

  /** Down and up again; the stream stays open. */
  restart() {
    this.down('Rebooting.', () => this.boot(0))
  }

  /** Down, for good. */
  goDown() {
    this.down('Powering down.', () => {})
  }

  /** The machine is gone: nobody hears from it again. */
  end(code: number, reason: string) {
    this.silence()
    for (const viewer of this.viewers) viewer.close(code, reason)
    this.viewers.clear()
  }

  private write(text: string) {
    const bytes = encoder.encode(text)
    this.history.append(bytes)
    for (const viewer of this.viewers) viewer.send(bytes)
  }

  /** @param sinceMs how long ago the machine was switched on: what it has printed since is history already */
  private boot(sinceMs: number) {
    this.boots += 1
    this.bootedAt = this.region.clock.now() - sinceMs
    const random = this.chance('boot')
    const { steps, isUp } = bootScript(this.hardware, random, new Date(this.bootedAt).toISOString())
    this.bootText = steps.map(({ text }) => text).join('')
    this.play(steps, sinceMs, () => {
      if (isUp) this.login = this.newLogin()
    })
  }

  private down(last: string, then: () => void) {
    this.silence()
    this.play(shutdownScript(this.chance('shutdown'), last), 0, then)
  }

  private newLogin() {
    const { clock } = this.region
    this.decoder = new TextDecoder()
    return new Login({
      write: (text) => this.write(text),
      after: (ms, run) => this.after(ms, run),
      machine: {
        hardware: this.hardware,
        now: () => clock.now(),
        upMs: () => clock.now() - this.bootedAt,
        bootText: () => this.bootText,
        // From within, the machine restarts without the region hearing of it; switching it off is noticed.
        reboot: () => this.restart(),
        powerOff: () => {
          this.login = undefined
          this.after(GOING_DOWN_MS, () => moveInstance(this.region, this.instance.id, 'stopping'))
        },
      },
    })
  }

  /** Chance of its own, so that looking at a console changes nothing else in the region. */
  private chance(what: string) {
    return new Random(`${this.region.random.seed} ${what} ${this.instance.id} ${this.boots}`)
  }

  private play(steps: readonly Step[], alreadyMs: number, then: () => void) {
    let left = alreadyMs
    let at = 0
    const next = () => {
      for (let step = steps[at]; step; step = steps[at]) {
        const { afterMs, text } = step
        if (left < afterMs) {
          this.after(afterMs - left, () => {
            left = 0
            at += 1
            this.write(text)
            next()
          })
          return
        }
        left -= afterMs
        at += 1
        this.write(text)
      }
      then()
    }
    next()
  }

  private after(ms: number, run: () => void) {
    const cancel = this.region.clock.after(ms, () => {
      this.waiting.delete(cancel)
      run()
    })
    this.waiting.add(cancel)
  }

  /** Calls off whatever was to come. */
  private silence() {
    for (const cancel of this.waiting) cancel()
    this.waiting.clear()
    this.login = undefined
  }
}
