import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UploadMeter } from './uploadMeter'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reports the rate of the last seconds and the time left', () => {
  const meter = new UploadMeter(1_000)
  const listener = vi.fn<() => void>()
  meter.subscribe(listener)
  meter.start()
  for (let second = 0; second < 4; second += 1) {
    vi.advanceTimersByTime(800)
    meter.add(100)
    vi.advanceTimersByTime(200)
  }
  expect(meter.read()).toEqual({ doneBytes: 400, totalBytes: 1_000, rate: 100, secondsLeft: 6 })
  expect(listener).toHaveBeenCalledTimes(4)
})

it('notifies once for many chunks', () => {
  const meter = new UploadMeter(1_000)
  const listener = vi.fn<() => void>()
  meter.subscribe(listener)
  meter.start()
  for (let chunk = 0; chunk < 50; chunk += 1) meter.add(10)
  vi.advanceTimersByTime(200)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(meter.read().doneBytes).toBe(500)
})

it('a pause between two attempts does not slow the rate down', () => {
  const meter = new UploadMeter(1_000)
  meter.start()
  meter.add(100)
  vi.advanceTimersByTime(60_000)
  meter.start()
  vi.advanceTimersByTime(800)
  meter.add(100)
  vi.advanceTimersByTime(200)
  expect(meter.read()).toMatchObject({ doneBytes: 200, rate: 100 })
})

it('an upload that has stopped has no rate and no time left', () => {
  const meter = new UploadMeter(1_000)
  meter.start()
  vi.advanceTimersByTime(900)
  meter.add(300)
  vi.advanceTimersByTime(200)
  expect(meter.read()).toHaveProperty('rate')
  meter.add(100)
  meter.stop()
  vi.advanceTimersByTime(1_000)
  expect(meter.read()).toEqual({ doneBytes: 400, totalBytes: 1_000 })
})

it('starts over with a file that is sent again, and takes how far it is', () => {
  const meter = new UploadMeter(1_000)
  meter.start()
  meter.reach(400)
  vi.advanceTimersByTime(200)
  expect(meter.read().doneBytes).toBe(400)
  meter.restart()
  expect(meter.read()).toEqual({ doneBytes: 0, totalBytes: 1_000 })
  meter.reach(100)
  meter.reach(300)
  vi.advanceTimersByTime(1_000)
  expect(meter.read().doneBytes).toBe(300)
})
