import type { ReactElement } from 'react'
import type { Noun } from '#features/kit/noun/noun'
import type { Searched, SearchedRow } from '#store/api/resources/search'

// The facts by which the search finds records: the module `foundBy.ts` of each feature has those of its own. Rule: NAV-12.

/** What a list is in, by the names of the parameters of its call: `{ project: 'web', vpc: 'default' }`. */
export type FoundAt = Readonly<Record<string, string>>

/** What the search keeps of a record. Its name, its id and its description come from the record itself. */
export interface FoundFacts {
  /** The address of its page, or of the list that shows it. */
  to: string
  /** What it is called, if it has no name. */
  label?: string
  /** Further texts that find it: addresses, networks ("10.0.0.0/24", "10.0.0.1–10.0.0.9"), serial numbers, host names. */
  texts?: readonly (string | null | undefined)[]
  /** The word of its state, for its mark. */
  state?: string
  /** The id of the instance that it belongs to: its page is that of the instance. */
  instanceId?: string | null | undefined
}

/** Where the search starts, for the lists that it asks for at once. */
export interface FoundFrom {
  /** The project of the page. */
  project: string | undefined
  /** The page is one of the region. */
  isInRegion: boolean
  /** The user may read the region's pages. */
  isOperator: boolean
}

/** The noun whose heading the records have, and whose list an installation may switch off. */
interface FoundNoun extends Pick<Noun, 'kind' | 'title' | 'many' | 'feature'> {
  to: { list: { path: string } }
}

/** A kind of records that the search finds: one list of the API. */
export interface FoundKind {
  list: Searched
  noun: FoundNoun
  /** What has such a list: the silo, the region (operators alone may read it), or each record of another list. */
  of: 'silo' | 'region' | Searched
  /** The parameters that the addresses of its records need. */
  needs: readonly string[]
  /** It is asked for there as soon as something is typed; the others once that has found nothing. */
  isAskedFrom?: (from: FoundFrom) => boolean
  /** Its records, or the lists in them, have addresses: it comes first when an address is looked for. */
  hasAddresses?: true
  /** There are too many such lists for all of them: asked for last, for addresses alone, and only for some. */
  isOfMany?: true
  /** Undefined for a record without a page. */
  factsOf: (row: never, at: FoundAt) => FoundFacts | undefined
  /** What the lists in a record are in. */
  inside?: (row: never, at: FoundAt) => FoundAt
  /** The page of a record that belongs to an instance, once the name of that is known. */
  toInstance?: (at: { project: string; instance: string }) => string
  /** The mark of a state; hardware in service has none. */
  markOf?: (state: string) => ReactElement | undefined
}

/** What a kind has besides its list, its noun and its place, with the type of its rows. */
interface Facts<Row> extends Pick<
  FoundKind,
  'needs' | 'isAskedFrom' | 'hasAddresses' | 'isOfMany' | 'toInstance' | 'markOf'
> {
  factsOf: (row: Row, at: FoundAt) => FoundFacts | undefined
  inside?: (row: Row, at: FoundAt) => FoundAt
}

/** Declares a kind; see {@link FoundKind}. */
export const foundOf = <List extends Searched>(
  of: FoundKind['of'],
  list: List,
  noun: FoundNoun,
  facts: Facts<SearchedRow<List>>,
): FoundKind => ({ of, list, noun, ...facts })

/** The place of a list in a project. */
export interface ProjectAt {
  readonly project: string
  readonly [name: string]: string
}

/** The place of a list in a VPC. */
export interface VpcAt extends ProjectAt {
  readonly vpc: string
}

/** A kind of a project, with the facts by the place of its list. */
export const foundInProject = <List extends Searched>(
  list: List,
  noun: FoundNoun,
  {
    factsOf,
    ...facts
  }: Omit<Facts<SearchedRow<List>>, 'needs' | 'factsOf'> & {
    factsOf: (row: SearchedRow<List>, at: ProjectAt) => FoundFacts
  },
): FoundKind =>
  foundOf('projectList', list, noun, {
    needs: ['project'],
    ...facts,
    // Asked for with a project: `needs`.
    factsOf: (row, place) => factsOf(row, place as ProjectAt),
  })

/** A kind of a VPC, or of what is in one. @param of the list of what has it: `vpcList` for the VPC itself */
export const foundInVpc = <List extends Searched>(
  of: Searched,
  list: List,
  noun: FoundNoun,
  {
    factsOf,
    ...facts
  }: Omit<Facts<SearchedRow<List>>, 'needs' | 'factsOf'> & {
    needs?: readonly string[]
    factsOf: (row: SearchedRow<List>, at: VpcAt) => FoundFacts
  },
): FoundKind =>
  foundOf(of, list, noun, {
    hasAddresses: true,
    ...facts,
    needs: ['project', 'vpc', ...(facts.needs ?? [])],
    factsOf: (row, place) => factsOf(row, place as VpcAt),
  })

/** On a page of a project: its lists. */
export const fromProject = ({ project }: FoundFrom): boolean => project !== undefined
/** From every page of an operator. */
export const fromOperator = ({ isOperator }: FoundFrom): boolean => isOperator
/** From the pages of the silo and of projects, and from those of the region too. */
export const fromSilo = ({ isInRegion, isOperator }: FoundFrom): boolean => !isInRegion || isOperator
