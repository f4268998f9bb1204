import { expect, test } from 'vitest'

import { foldFacades } from './fold-facades.ts'

const chunk = (fileName: string, code: string, imports: string[] = [], later: string[] = []) => ({
  fileName,
  code,
  imports,
  dynamicImports: later,
})

const page = 'assets/page-1.js'
const store = 'assets/store-2.js'
const dashboard = 'assets/dashboard-3.js'

const createFacades = () => [
  chunk(page, 'export{n as Page,t}from"./dashboard-3.js";\n', [dashboard]),
  chunk(store, 'export{s as openStore}from"./dashboard-3.js";', [dashboard]),
]

test('who imports a facade imports what lies behind it, by the same names', () => {
  const base = chunk(
    'assets/base-0.js',
    'd=["assets/page-1.js","assets/dashboard-3.js"];a(()=>import(`./page-1.js`),d([0,1]));b(import("./store-2.js"))',
    [],
    [page, store],
  )
  expect(foldFacades([base, ...createFacades()])).toEqual([page, store])
  expect(base.code).toBe(
    'd=["assets/dashboard-3.js","assets/dashboard-3.js"];a(()=>import(`./dashboard-3.js`).then(m=>({Page:m.n,t:m.t})),d([0,1]));b(import("./dashboard-3.js").then(m=>({openStore:m.s})))',
  )
  expect(base.dynamicImports).toEqual([dashboard, dashboard])
})

test('what does more than naming, or is imported at once, stays', () => {
  const does = chunk(page, 'export{n as Page}from"./dashboard-3.js";run();', [dashboard])
  const named = chunk(store, 'export{s as openStore}from"./dashboard-3.js";', [dashboard])
  const base = chunk(
    'assets/base-0.js',
    'import{openStore}from"./store-2.js";import("./page-1.js")',
    [store],
    [page],
  )
  const { code } = base
  expect(foldFacades([base, does, named])).toEqual([])
  expect(base.code).toBe(code)
})
