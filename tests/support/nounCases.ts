import { idOf } from '#mirage/random'
import type { World } from '#mirage/world'
import type { OperationName } from '#store/api/generated/operationTypes'
import type { FeatureName } from '#store/api/versions/hasFeature'

// The cases of a noun that the tests in tests/contract try: what each file of tests/nouns has. The names are those of the
// scenario `company`, and the user is Marit, who may do everything, unless a part says otherwise.

/** A form: what it checks, what the region refuses at which field, and what the page shows once it is sent. */
export interface FormCase {
  path: string
  /** The values by the labels of their fields. */
  typed: Record<string, unknown>
  /** Changes of `typed` that the form itself refuses: the field, by its name, and its message. */
  wrong?: readonly (readonly [change: Record<string, unknown>, field: string, message: string | RegExp])[]
  /** Changes of `typed` that the region refuses: the field, by its name, and the message at it. */
  refused?: readonly (readonly [change: Record<string, unknown>, field: string, message: RegExp])[]
  notice?: string
  /** A page and a text that it has once the form is sent, and not before. */
  shows?: readonly [path: string, text: string | RegExp]
}

/**
 * A form that edits: other values of all that it can change, by the names or the labels of the fields. Fields that are one
 * value stand together.
 */
export interface EditCase {
  path: string
  changes: readonly Record<string, unknown>[]
  /** The field that names the record: where another client changes it, the record is another one, which is said. */
  identity?: string
  /** What clients set in the same fields; by default, two descriptions. */
  clash?: readonly Record<string, unknown>[]
  /** What two clients add to the same list, by the field. */
  adds?: Readonly<Record<string, readonly [theirs: unknown, mine: unknown]>>
  /** Its choices arrive after the first rendering. */
  isLate?: true
}

/** A command of a menu: what it asks, what the region refuses, and what the page shows once it has run. */
export interface CommandCase {
  path: string
  /** The row, or the button of the menu. */
  of: string
  label: string
  /** The question and what it says follows. */
  asks?: string | RegExp
  /** The region's words; without them it is done. */
  refused?: RegExp
  /** A page, and a text that is on it only afterwards. */
  shows?: readonly [path: string, text: string | RegExp]
  /** A page, and a text that is on it only before. */
  hides?: readonly [path: string, text: string | RegExp]
}

/** A list with a filter in its address. */
interface FilterCase {
  path: string
  /** Name of the table. */
  table: string
  /** A filter text, and the rows that match. */
  typed: string
  found: string[]
  /** A facet of the address with its label, one of its values with its label, and the number of its rows. */
  facet?: [id: string, label: string, value: string | ((world: World) => string), word: string, count: number]
}

/**
 * A form that is filled and sent in a browser while calls fail: the first of its shell, or of one of its kinds of fields.
 * Any other form is one of `forms`.
 */
export interface SentForm {
  path: string
  title: string
  /** The label of the button that sends it. */
  submit: string
  /** Typed texts, by the labels of text fields. */
  texts?: Readonly<Record<string, string>>
  /** Typed numbers, by the labels of number fields. */
  numbers?: Readonly<Record<string, string>>
  /** Picked options, by the labels of pickers. */
  picks?: Readonly<Record<string, string | RegExp>>
  /** Selected options, by the labels of selects. */
  selects?: Readonly<Record<string, string>>
  /** The chosen radio button. */
  radio?: string
  /** The menu entry that opens the form, if it is a dialog without an address, or its folded section. */
  opens?: Readonly<{ row: string; entry: string } | { section: string }>
  /** The form is a page, and navigates away once it is sent. */
  isPage?: true
}

type Rows<Row extends readonly unknown[]> = readonly Readonly<Row>[]

/** The rows of one noun, each part for the test of its name in the comment. */
export interface NounRows {
  /** Addresses of what does not exist, and the words for it: `notFound.test.ts`. */
  missing?: Rows<[path: string, what: string]>
  /** A call that fails, and the title of what is in place of its answer: `nothingToShow.test.ts`. */
  failing?: Rows<[operation: OperationName, path: string, title: string]>
  /** A list whose call fails keeps its heading. */
  failingLists?: Rows<[operation: OperationName, path: string, heading: string]>
  /** A call of a part that fails, its title, and a text of the rest that stands. */
  failingParts?: Rows<[operation: OperationName, path: string, title: string, rest: string]>
  /** A list without rows, and the link to its create form. */
  empty?: Rows<[path: string, text: string, create: string]>
  /** A list without rows in the scenario `small`. */
  emptyInSmall?: Rows<[path: string, text: string]>
  /** A filter and a facet of the list: `listFilters.test.ts`. */
  filters?: readonly FilterCase[]
  /** All entries of a menu, which are all enabled: `rowMenus.test.ts`. */
  menus?: Rows<[path: string, name: string, entries: readonly string[]]>
  /** Whether an entry opens over what is shown. */
  opensOver?: Rows<[path: string, name: string, entry: string, isOver: boolean]>
  /** Why an entry is disabled, other than for a state or a role. */
  disabled?: Rows<[path: string, name: string, entry: string, reason: string | RegExp]>
  /** The buttons that a viewer of the project may not use, by the path in it: `roleReasons.test.ts`. */
  viewerButtons?: Rows<[pathInProject: string, name: string]>
  /** The entries that a viewer of the project may not use. */
  viewerMenus?: Rows<[pathInProject: string, name: string, entries: readonly string[]]>
  /** The menus whose Edit a limited collaborator of the project may not use. */
  limitedMenus?: Rows<[pathInProject: string, name: string]>
  /** The buttons that a viewer of the fleet may not use. */
  fleetViewerButtons?: Rows<[path: string, name: string, reason: string]>
  /** The entries that a viewer of the fleet may not use. */
  fleetViewerMenus?: Rows<[path: string, name: string, reason: string, entries: readonly string[]]>
  /** The forms, which are sent in this order in front of a region of their own: `forms.test.ts`. */
  forms?: readonly FormCase[]
  /** The forms that edit, while another client changes the same record: `edits.whole.test.ts`. */
  edits?: readonly EditCase[]
  /** The commands, which run in this order in front of a region of their own: `questions.test.ts`. */
  commands?: readonly CommandCase[]
  /** The forms that keep what was typed when sending fails: `failingForms.spec.ts`. */
  sends?: readonly SentForm[]
}

/** The tables of kinds and of nouns that a noun may lack, with a reason. */
interface Lacks {
  /** A kind with states that is not in `subjectViews`: what became of its commands is not asked for later. */
  viewed?: string
  /** A kind of a project or of the silo that is not in `thingKinds`, by which those are taken down. */
  deletedWith?: string
  /** A kind of a project, the silo or the region whose records the search of quick actions does not find. */
  found?: string
  /** A create form whose role the noun does not say, so that quick actions do not offer it. */
  role?: string
}

/** The value of a parameter. The titles of panels have the name of its record, if that is another. */
export type ParamValue = string | { readonly is: string; readonly named: string }

/** The facts of a page for the tests of all pages, each if it is not the usual one. */
export interface PageFacts {
  /** The level-one heading of the page, or the title of the panel. */
  title?: string
  isPanel?: boolean
  /** The target, for an address without a page. */
  leadsTo?: string
  /** The content consumes the Tab key. */
  takesTab?: boolean
  /** Other values of parameters. */
  at?: Readonly<Record<string, ParamValue>>
  /** The feature without which regions do not have it, if that is not one of its noun. */
  feature?: FeatureName
}

/** The cases of one noun: its pages, its rows, and the reason for each table that it is not in (`nounPlaces.test.ts`). */
export interface NounCases extends NounRows {
  /** A value of each parameter that names one of its records, for the addresses of all nouns. */
  at?: Readonly<Record<string, ParamValue>>
  /** Another value of such a parameter: nothing that is left in the lists of one is found in those of the other. */
  beside?: Readonly<Record<string, string>>
  /** Its pages and panels that differ from the usual ones, by the names of their paths. */
  pages?: Readonly<Record<string, PageFacts>>
  lacks?: Readonly<Lacks>
}

export const planner = '/projects/berth-planner'
/** The id of that project. */
export const berthPlanner = idOf('project tidewater-ops berth-planner')
export const vpc = `${planner}/vpcs/default`
export const plant = `${planner}/vpcs/plant-floor`
export const networking = '/system/networking'
export const ops = '/system/silos/tidewater-ops'
/** An id that nothing has. */
export const stranger = '0b7f9a1e-4a52-4c1f-9d1e-0123456789ab'

/** The message of a form without a name, for `wrong`. */
export const nameRequired = [{ Name: '' }, 'name', 'Name is required'] as const

/** The form of an edit that changes a description, refuses the name of another one, and is read on a page. */
export const describing = (path: string, shownOn: string, taken?: string): FormCase => ({
  path,
  typed: { Description: 'Said again' },
  wrong: [nameRequired],
  ...(taken === undefined ? {} : { refused: [[{ Name: taken }, 'name', /already exists/]] }),
  shows: [shownOn, 'Said again'],
})

/** The edit of a name and a description, and of more. */
export const editing = (path: string, ...more: EditCase['changes']): EditCase => ({
  path,
  changes: [{ name: 'renamed' }, { description: 'Another one' }, ...more],
})

/** The edit of one value, which two clients set to others. */
export const editingOne = (
  path: string,
  theirs: Record<string, unknown>,
  mine: Record<string, unknown>,
): EditCase => ({ path, changes: [mine], clash: [theirs, mine] })

/** A command after which the row is gone from its own page. */
export const goes = (path: string, of: string, label: string, asks?: string | RegExp): CommandCase => ({
  path,
  of,
  label,
  hides: [path, of],
  ...(asks === undefined ? {} : { asks }),
})

/** The value of a facet by instance. */
export const idOfInstance = (name: string) => (world: World) =>
  world.instances.findBy((row) => row.name === name)?.id ?? `no instance ${name}`

const described = { Description: 'Typed while calls fail' }

/** A form with a name and a description that creates one. */
export const creating = (path: string, title: string, rest: Partial<SentForm> = {}): SentForm => ({
  path,
  title,
  submit: title,
  ...rest,
  texts: { Name: 'typed-in-vain', ...described, ...rest.texts },
})
