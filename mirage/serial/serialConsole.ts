import type { Instance } from '#store/api/generated/types'
import { Random } from '../random'
import type { Region } from '../region'
import { moveInstance } from '../rules/instances'
import { bootScript, shutdownScript } from './bootLog'
import { hardwareOf, type Hardware } from './hardware'
import { OutputBuffer } from './outputBuffer'
import { Login } from './login'
import type { Step } from './script'

/** A connection to a serial port. All viewers see the same output and type into the same machine. */
export interface Viewer {
  send(bytes: Uint8Array<ArrayBuffer>): void
  close(code: number, reason: string): void
}

/** The size of the frames of past output. A frame may end within a letter or an escape sequence, as a real one may. */
const FRAME_BYTES = 1_000
/** The delay between `poweroff` in the shell and the shutdown, in milliseconds. */
const POWER_OFF_MS = 400

const encoder = new TextEncoder()

/** The serial port of one machine, from power-on until it is off. */
export class SerialConsole {
  readonly output = new OutputBuffer()
  private readonly viewers = new Set<Viewer>()
  private readonly waiting = new Set<() => void>()
  private readonly hardware: Hardware
  private decoder = new TextDecoder()
  private login: Login | undefined
  private boots = 0
  private bootedAt = 0
  private bootText = ''
  /** The lines of a shutdown that are not printed yet. */
  private lastSteps: readonly Step[] = []

  constructor(
    private readonly region: Region,
    private readonly instance: Instance,
  ) {
    this.hardware = hardwareOf(region, instance)
    const sinceMs = region.clock.now() - Date.parse(instance.timeRunStateUpdated)
    this.boot(Math.max(0, sinceMs))
  }

  /** Sends a viewer the past output, and from now on all new output. */
  watch(viewer: Viewer, mostRecent?: number) {
    const past = this.output.latest(mostRecent)
    for (let at = 0; at < past.length; at += FRAME_BYTES) viewer.send(past.slice(at, at + FRAME_BYTES))
    this.viewers.add(viewer)
  }

  leave(viewer: Viewer) {
    this.viewers.delete(viewer)
  }

  /** Input of a viewer. It is lost while the machine has no login. */
  input(bytes: Uint8Array) {
    this.login?.input(this.decoder.decode(bytes, { stream: true }))
  }

  /** Shuts the machine down and boots it again; the stream stays open. */
  restart() {
    this.down('Rebooting.', () => this.boot(0))
  }

  /** Shuts the machine down. */
  goDown() {
    this.down('Powering down.', () => {})
  }

  /** Prints the rest of a shutdown at once: it is over when the machine is off, however late the timers were. */
  finish() {
    const { lastSteps } = this
    this.cancelOutput()
    for (const { text } of lastSteps) this.write(text)
  }

  /** Disconnects all viewers, because the machine is off. */
  end(code: number, reason: string) {
    this.cancelOutput()
    for (const viewer of this.viewers) viewer.close(code, reason)
    this.viewers.clear()
  }

  private write(text: string) {
    const bytes = encoder.encode(text)
    this.output.append(bytes)
    for (const viewer of this.viewers) viewer.send(bytes)
  }

  /** @param sinceMs how long ago the machine was switched on: its output since then is in the past */
  private boot(sinceMs: number) {
    this.boots += 1
    this.bootedAt = this.region.clock.now() - sinceMs
    const random = this.randomFor('boot')
    const { steps, isUp } = bootScript(this.hardware, random, new Date(this.bootedAt).toISOString())
    this.bootText = steps.map(({ text }) => text).join('')
    this.play(steps, sinceMs * this.region.hardware.speed, () => {
      if (isUp) this.login = this.newLogin()
    })
  }

  private down(last: string, then: () => void) {
    this.cancelOutput()
    const steps = shutdownScript(this.randomFor('shutdown'), last)
    this.lastSteps = steps
    this.play(steps, 0, then, (left) => {
      this.lastSteps = left
    })
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
        // The region does not notice a reboot from within the machine; it notices a shutdown.
        reboot: () => this.restart(),
        powerOff: () => {
          this.login = undefined
          this.after(POWER_OFF_MS, () => moveInstance(this.region, this.instance.id, 'stopping'))
        },
      },
    })
  }

  /** A separate random source, so that opening a console changes nothing else in the region. */
  private randomFor(what: string) {
    return new Random(`${this.region.random.seed} ${what} ${this.instance.id} ${this.boots}`)
  }

  private play(
    steps: readonly Step[],
    alreadyMs: number,
    then: () => void,
    onPrinted: (left: readonly Step[]) => void = () => {},
  ) {
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
            onPrinted(steps.slice(at))
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
    const cancel = this.region.hardware.after(ms, () => {
      this.waiting.delete(cancel)
      run()
    })
    this.waiting.add(cancel)
  }

  /** Cancels all output to come. */
  private cancelOutput() {
    for (const cancel of this.waiting) cancel()
    this.waiting.clear()
    this.lastSteps = []
    this.login = undefined
  }
}
