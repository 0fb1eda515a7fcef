import type { Params, PathParam } from 'react-router'

/** The parameters of a page, exactly those that its path names. */
export type AtPath<Path extends string> = { readonly [Name in PathParam<Path>]: string }

/** The arguments of an address: the parameters of its path, if it has any. */
export type ParamsAt<Path extends string> = [PathParam<Path>] extends [never] ? [] : [at: AtPath<Path>]

/** The address of a page: a function of the page's parameters. Its `path` is that of the route tree. */
export interface Address<Path extends string = string> {
  (...at: ParamsAt<Path>): string
  readonly path: Path
}

/** A path with its parameters filled in. @param path from the root, such as `/system/silos/:silo/users` */
export const fill = (path: string, at: Params = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(at[name] ?? ''))

/** The names of the parameters of a path, in its order. */
export const paramsOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The address of the page at a path. No other code builds addresses. */
export const address = <const Path extends string>(path: Path): Address<Path> =>
  Object.assign((at?: Params) => fill(path, at), { path }) as Address<Path>
