import { useParams } from 'react-router'

/** Route parameters that the route must have. @throws if one is missing: an error in the route tree. */
export function useParam<Names extends string>(...names: Names[]): Record<Names, string> {
  const params = useParams()
  return Object.fromEntries(
    names.map((name) => {
      const value = params[name]
      if (value === undefined) throw new Error(`This route has no parameter "${name}"`)
      return [name, value]
    }),
  ) as Record<Names, string>
}
