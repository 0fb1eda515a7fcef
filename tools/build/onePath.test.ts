import { expect, test } from 'vitest'
import { onePath } from './onePath.mjs'

test('the shapes of an icon become one path', () => {
  expect(
    onePath([
      ['path', { d: 'M12 20v2', key: 'a' }],
      ['path', { d: 'm3 3 6 6', key: 'b' }],
      ['path', { d: 'm7.5 4.27-2 1', key: 'c' }],
      ['path', { d: 'm2 3h4' }],
      ['circle', { cx: '12', cy: '12', r: '3' }],
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }],
      ['rect', { x: '4', y: '4', width: '16', height: '10', rx: '2' }],
      ['rect', { x: '1', y: '1', width: '2', height: '3' }],
      ['polyline', { points: '1 2 3 4' }],
      ['polygon', { points: '5 6 7 8' }],
      ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }],
    ]),
  ).toEqual([
    [
      'path',
      {
        d:
          'M12 20v2M3 3l6 6M7.5 4.27l-2 1M2 3h4M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM1 2L3 4' +
          'M6 4h12a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2zM1 1h2v3h-2z' +
          'M1 2 3 4M5 6 7 8zM3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z',
      },
    ],
  ])
})

test('an icon with a filled part keeps its shapes', () => {
  const shapes = [['circle', { cx: '1', cy: '1', r: '.5', fill: 'currentColor' }]] as const
  expect(onePath(shapes)).toBe(shapes)
})
