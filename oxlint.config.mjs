// The rules of oxlint, and which rooms import which. A file in JavaScript, so that a room's bans are written once.
import { readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'
import { owners } from './tools/rooms/features.mjs'
import { kitFloors } from './tools/rooms/kitFloors.mjs'

/**
 * A ban of imports. Expressions have no lookaround. What a group allows by `!`, no other ban of the same files forbids:
 * a later line of the group does.
 * @typedef {{ regex: string, message: string } | { group: string[], message: string }} Ban
 */

/** @type {Ban} */
const machinesKnowNoScreens = {
  regex: '^react(-|$)|(^|[/#])(features|ui|mirage)/',
  message: 'Machines know no screens.',
}
/** @type {Ban} */
const machinesKnowTheModel = {
  group: ['#store/**', '!#store/api/generated/**'],
  message: 'Machines know the model and the generated types, not the store.',
}
/** @type {Ban} */
const modelIsBelow = {
  regex: '^react(-|$)|(^|[/#])(machines|features|ui|mirage)/',
  message: 'The model is below all others.',
}
/** @type {Ban} */
const modelKnowsTheTypes = {
  group: ['#store/**', '!#store/api/generated/**'],
  message: 'The model knows the generated types, not the store.',
}
/** @type {Ban} */
const storeKnowsNoFeature = {
  regex: '(^|[/#])(features|ui|mirage)/',
  message: 'The store never imports a feature.',
}
/** @type {Ban[]} */
const ofTheMock = [
  { regex: '^react(-|$)|(^|[/#])(features|ui)/', message: 'The mock knows no screens.' },
  {
    group: [
      '#store/**',
      '!#store/api/generated/**',
      '!#store/api/versions/**',
      '!#store/api/wire/operation',
      '!#store/eventLog/openPath',
    ],
    message:
      'The mock shares the model, the generated types and the switches in the address with the console, not its store.',
  },
]
/** @returns {string[]} the names of the folders in one */
const foldersIn = (/** @type {string} */ path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
/** The features, by their folders. */
const features = foldersIn('src/features').flatMap((name) =>
  owners.includes(name) ? foldersIn(`src/features/${name}`).map((inner) => `${name}/${inner}`) : [name],
)
/** What every feature may import besides the facts of all nouns. */
const common = ['kit', 'shared', 'areas']
/** Features of which others may import all but components. */
const ofPreview = ['console/debugger', 'console/demos', 'console/preview']
/**
 * The components of features.
 * @param {readonly string[]} names
 * @returns {Ban}
 */
const componentsOf = (names) => ({
  regex: `^#features/(?:${names.join('|')})/(?:[^/]+/)*[A-Z][^/]*$`,
  message:
    "A feature does not import another feature's component. What two features show belongs to features/shared.",
})
/**
 * What a feature does not import of others, nor by its alias of itself.
 * @param {string} name
 * @returns {Ban}
 */
const beyondFeature = (name) => ({
  group: [
    ...features
      .filter((other) => ![...common, ...ofPreview].includes(other))
      .map((other) => `#features/${other}/**`),
    '!#features/**/noun',
    '!#features/*/*/exports/**',
    '!#features/**/{commands,lifecycle,plans}',
    `#features/${name}/**`,
  ],
  message:
    'Of another feature: its commands, lifecycle and plans, and what is in its folder exports. What several features show belongs to features/shared. Modules of its own folder are imported by their paths.',
})
/** Libraries, and names of them, that features reach through files of the console. */
const libraries = [
  {
    name: 'react-router',
    importNames: ['Link', 'NavLink'],
    message: 'Links are those of #features/kit/routing/Link: a navigation renders none of them.',
  },
  { name: 'formik', message: 'Forms have the store of #features/kit/form/FormFields.' },
]

/**
 * Files that may not import something.
 * @param {string} files
 * @param {Ban[]} patterns
 * @param {{ name: string, importNames?: string[], message: string }[]} paths libraries, or names of them, that they may
 * not import
 * @returns {import('oxlint').OxlintOverride}
 */
const banned = (files, patterns, paths = []) => ({
  files: [files],
  rules: { 'eslint/no-restricted-imports': ['error', { paths, patterns }] },
})
/**
 * @param {string} files that may import everything, although the files around them may not
 * @returns {import('oxlint').OxlintOverride}
 */
const unbanned = (files) => ({
  files: [files],
  rules: { 'eslint/no-restricted-imports': 'off' },
})

export default defineConfig({
  plugins: ['typescript', 'react', 'unicorn', 'oxc', 'import', 'vitest', 'jsx-a11y', 'promise'],
  categories: {
    correctness: 'error',
  },
  env: {
    browser: true,
    es2024: true,
  },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    // The compiler checks computed names.
    'import/namespace': ['error', { allowComputed: true }],
    // Types and values of a module are in one import.
    'import/no-duplicates': ['error', { preferInline: true }],
    'eslint/eqeqeq': [
      'error',
      'always',
      {
        null: 'ignore',
      },
    ],
    'eslint/no-console': [
      'error',
      {
        allow: ['error', 'warn', 'info'],
      },
    ],
    'eslint/no-debugger': 'error',
    // A search for a rule among rules may call each of them rule.
    'eslint/no-shadow': ['error', { ignoreOnInitialization: true }],
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
      },
    ],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'vitest/valid-title': 'off',
    'typescript/unbound-method': 'off',
    'react/set-state-in-effect': 'off',
  },
  ignorePatterns: ['dist', 'dist-preview', 'node_modules', 'public'],
  overrides: [
    {
      files: ['tools/**', 'tests/**', '*.config.*', '**/*.test.ts', '**/*.test.tsx'],
      env: { node: true },
    },
    {
      files: ['tools/**'],
      rules: { 'eslint/no-console': 'off', 'typescript/require-array-sort-compare': 'off' },
    },
    {
      files: ['src/store/api/generated/**', 'src/store/api/versions/generated/**'],
      rules: { 'typescript/no-duplicate-type-constituents': 'off' },
    },
    {
      files: ['src/**'],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          ...['localStorage', 'sessionStorage'].map((name) => ({
            name,
            message:
              'src/store/kept/browserStorage.ts reads and writes the keys of storageKeys.ts, and checks them.',
          })),
          {
            name: 'ResizeObserver',
            message: 'observeSize (src/ui/layout) calls back when the layout may be changed.',
          },
        ],
      },
    },
    {
      // They pass the whole storage on, or delete it.
      files: [
        'src/features/app/installation/windowBelow.ts',
        'src/features/console/preview/startPreview.ts',
        'src/**/*.test.{ts,tsx}',
      ],
      rules: { 'eslint/no-restricted-globals': 'off' },
    },
    {
      // The owner; one observer for all texts, which renders only; and one that places a menu before it is painted.
      files: ['src/ui/layout/observeSize.ts', 'src/ui/text/Truncate.tsx', 'src/ui/actions/useMenuPlace.ts'],
      rules: { 'eslint/no-restricted-globals': 'off' },
    },
    banned('src/model/**', [modelIsBelow, modelKnowsTheTypes]),
    banned('src/machines/**', [machinesKnowNoScreens, machinesKnowTheModel]),
    banned('mirage/**', ofTheMock),
    banned('mirage/{access,behaviours,factories,formats,metrics,models,rules,serial,versions,wire}/**', [
      ...ofTheMock,
      {
        group: ['**/handlers/**'],
        message: 'What handlers share belongs to mirage/rules; only dispatch.ts knows the handlers.',
      },
    ]),
    banned('mirage/handlers/**', [
      ...ofTheMock,
      { group: ['./*'], message: 'What two handlers share belongs to mirage/rules.' },
    ]),
    unbanned('mirage/handlers/all.ts'),
    banned('src/ui/**', [
      {
        regex: '^(react-redux|react-router|@reduxjs/)|(^|[/#])(model|store|features|machines|mirage)/',
        message: 'ui takes plain props: no store, no router, no nouns.',
      },
      {
        regex: '^uplot(/|$)',
        message: 'The charts’ library comes from src/ui/chart/uPlot.ts, after its language.',
      },
    ]),
    unbanned('src/ui/chart/uPlot.ts'),
    banned('src/store/**', [storeKnowsNoFeature]),
    ...[2, 3].map((deep) =>
      banned(`src/store/${'*/'.repeat(deep)}*`, [
        storeKnowsNoFeature,
        {
          regex: `^(?:\\.\\./){${deep}}\\w`,
          message: 'From a folder within a room of the store, another room is imported by its alias.',
        },
      ]),
    ),
    ...features.map((name) =>
      banned(`src/features/${name}/**`, [beyondFeature(name), componentsOf(ofPreview)], libraries),
    ),
    banned(
      'src/features/console/demos/**',
      [
        componentsOf(features.filter((name) => !['kit', 'shared'].includes(name))),
        {
          regex: '^#features/(?:app|console/demos)/',
          message: 'The shell is above the features. Modules of demos are imported by their paths.',
        },
        {
          regex: '(^#features/console|^\\.\\..*)/debugger/',
          message: 'Demos know no debugger: it writes demos from its log.',
        },
      ],
      libraries,
    ),
    banned(
      'src/features/shared/**',
      [
        {
          group: ['#features/**', '!#features/{kit,shared}/**', '!#features/**/noun'],
          message: 'What features share is below them: of them it knows the facts of nouns.',
        },
      ],
      libraries,
    ),
    ...kitFloors.flatMap((floor, at) =>
      floor.map((room) => {
        const others = kitFloors.slice(at).flat()
        const above = others.filter((other) => other !== room).join('|')
        const below = kitFloors.slice(0, at).flat().join('|')
        return banned(
          `src/features/kit/${room}/**`,
          [
            {
              group: [
                '#features/**',
                '!#features/**/noun',
                '!#features/kit/**',
                ...others.map((other) => `#features/kit/${other}/**`),
              ],
              message:
                'A room of the kit imports those of the floors below it by their aliases, its own modules by their paths, and of the features the facts of nouns.',
            },
            {
              regex: `^\\.\\./(?:\\.\\./)*(?:${[above, below].filter(Boolean).join('|')})/`,
              message: 'Another room of the kit is imported by its alias.',
            },
          ],
          libraries,
        )
      }),
    ),
    unbanned('src/features/kit/**/*.test.{ts,tsx}'),
    unbanned('src/features/app/**'),
    // They list what each feature has of its kind.
    unbanned('src/features/console/{delete-all/kinds,help/pages,ledger/allAgain,palette/find/foundKinds}.ts'),
  ],
})
