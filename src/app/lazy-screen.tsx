import type { ComponentType } from 'react'

import { MissingPage } from '#features/missing-part.tsx'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { PageSpinner } from '#ui/notices/page-spinner.tsx'
import { appWords } from '#words/app.ts'

import { Screen, type ScreenTitle } from './screen.tsx'

/** A page that is loaded when it is reached. Nobody has arrived before it is there. */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { title, whole = false }: ScreenTitle,
): ComponentType<Props> {
  return lazyComponent(
    async () => {
      const Page: ComponentType<Props> = (await load())[name]
      return {
        Arrived: (props: Props) => (
          <Screen title={title} whole={whole}>
            <Page {...props} />
          </Screen>
        ),
      }
    },
    'Arrived',
    {
      meanwhile: <Meanwhile />,
      Missing: (missing) => (
        <Screen title={title} whole={whole}>
          <MissingPage {...missing} />
        </Screen>
      ),
    },
  )
}

const Meanwhile = () => <PageSpinner label={appWords.loading} />
