import { observable, type Observable } from '#store/observable'

/** The window of the transfer rate, in milliseconds. */
const WINDOW_MS = 5_000
/** The minimum time between notifications, in milliseconds: looks live, and is still readable. */
const NOTIFY_MS = 200

/** The progress of an upload. */
export interface MeterReading {
  doneBytes: number
  totalBytes: number
  /** Bytes of the file per second, or undefined while there is too little data. */
  rate?: number
  secondsLeft?: number
}

/**
 * Counts arrived chunks. Outside the machine, because the log does not need hundreds of chunks, and the screen
 * needs only a few updates per second.
 */
export class UploadMeter {
  private samples: { at: number; doneBytes: number }[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private doneBytes = 0
  private readonly reading: Observable<MeterReading>
  readonly read: Observable<MeterReading>['get']
  readonly subscribe: Observable<MeterReading>['subscribe']

  constructor(
    totalBytes: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.reading = observable<MeterReading>({ doneBytes: 0, totalBytes })
    this.read = this.reading.get
    this.subscribe = this.reading.subscribe
  }

  /** Starts measuring the rate. Earlier time, or time between two attempts, does not count. */
  start() {
    this.samples = [{ at: this.now(), doneBytes: this.doneBytes }]
  }

  /** Stops measuring: a stopped upload has no rate. */
  stop() {
    this.samples = []
    this.notify()
  }

  /** Resets the count of sent bytes. */
  restart() {
    this.doneBytes = 0
    this.start()
    this.notify()
  }

  /** Sets the total of arrived bytes. */
  reach(doneBytes: number) {
    this.add(doneBytes - this.doneBytes)
  }

  add(bytes: number) {
    this.doneBytes += bytes
    this.timer ??= setTimeout(() => this.notify(), NOTIFY_MS)
    if (this.doneBytes >= this.read().totalBytes) this.notify()
  }

  private notify() {
    clearTimeout(this.timer)
    this.timer = undefined
    const at = this.now()
    const { doneBytes } = this
    const { totalBytes } = this.read()
    this.samples = [
      ...this.samples.filter((sample, index, all) => (all[index + 1]?.at ?? at) >= at - WINDOW_MS),
      { at, doneBytes },
    ]
    const first = this.samples[0]
    const seconds = first ? (at - first.at) / 1_000 : 0
    const rate = first && seconds > 0 ? (doneBytes - first.doneBytes) / seconds : 0
    this.reading.set({
      doneBytes,
      totalBytes,
      ...(rate > 0 && { rate, secondsLeft: Math.ceil((totalBytes - doneBytes) / rate) }),
    })
  }
}
