import { expect, it } from 'vitest'

// Numbers, shares, durations and dates are formatted by src/ui/format, so that one thing never has two forms.

const sources = Object.entries(
  import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.{test,bench}.*', '!/src/**/generated/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** Modules with a format of their own, and the reason. */
const own: Readonly<Record<string, string>> = {
  '/src/ui/format/numbers.ts': 'the owner',
  '/src/ui/format/formatDateTime.ts': 'the owner',
  '/src/ui/format/hundredths.ts': 'an owner that the first load does not need',
  '/src/ui/format/exactTime.ts': 'an owner that the first load does not need',
  '/src/ui/chart/axis.ts': 'times of an axis, with seconds where it is short',
  '/src/ui/chart/knownLanguage.ts': 'asks which language is used, and formats nothing',
  '/src/ui/forms/Calendar.tsx': 'names of months and days',
  '/src/ui/forms/numberText.ts': 'digits of a field as typed',
  '/src/ui/layout/Orrery.tsx': 'coordinates of a drawing',
  '/src/features/shared/charts/byteUnit.ts': 'three significant digits of a reading',
  '/src/features/shared/timeRange/typedTime.ts': 'ranges of times',
  '/src/features/shared/timeRange/CustomRangeForm.tsx': 'the name of the time zone',
  '/src/features/system/silos/quotas/quotaForm.ts': 'compares decimals, shows nothing',
  '/src/features/console/debugger/model/times.ts': 'tenths of a second between two entries',
  '/src/features/console/demos/player/demoDurations.ts': 'half minutes',
  '/src/features/console/overview/home/orbits.ts': 'coordinates of a drawing',
}

const bareFormat =
  /\.toLocale(?:Date|Time)?String\(|\.toFixed\(|\bnew Intl\.(?:Number|DateTime|RelativeTime|Duration)\w+/g

/** A value and its unit in a template or in JSX. */
const withUnit =
  /\$?\{([^{}]+)\} (?:vCPUs?|hardware threads|bytes|[KMGTP]iB|ms|µs|min|h|d|%)(?=[\s`.,;:)<]|$)/gm
const isFormatted = (expression: string) => /format|shortNumber|[wW]ords?\(|Text\(|percent$/.test(expression)

const found = (pattern: RegExp, isFine: (match: RegExpMatchArray) => boolean = () => false) =>
  sources.flatMap(([path, text]) =>
    path in own
      ? []
      : [...text.matchAll(pattern)].filter((match) => !isFine(match)).map(([match]) => `${path}: ${match}`),
  )

it('nothing formats a number or a date by itself', () => expect(found(bareFormat)).toEqual([]))

it('no number stands bare before its unit', () =>
  expect(found(withUnit, ([, expression = '']) => isFormatted(expression))).toEqual([]))

/** A short id that is not made by `shortId`. */
const cutId = /\.(?:slice|substring|substr)\(0, 8\)/g

/** These are below `ui`, which owns the short form of an id. */
const isBelow = (path: string) => /^\/src\/(model|store)\//.test(path)

it('no id is cut but by shortId', () =>
  expect(found(cutId).filter((one) => !isBelow(one) && !one.startsWith('/src/ui/text/truncated.ts'))).toEqual(
    [],
  ))

it('each exception is still one', () => {
  const unused = Object.keys(own).filter((path) => {
    const text = sources.find(([at]) => at === path)?.[1] ?? ''
    return ![bareFormat, withUnit].some((pattern) => text.search(pattern) >= 0)
  })
  expect(unused).toEqual([])
})
