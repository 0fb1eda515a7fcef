import { noun } from '#features/kit/noun/noun'

/** Every primitive in its states. Builds without the mock region leave it out. */
export const primitives = /* @__PURE__ */ noun({
  one: 'primitive',
  many: 'primitives',
  paths: { page: '/_ui' },
})
