import { describeUnsavedChanges } from '#ports/unsaved-changes.contract.ts'

import { createMemoryUnsavedChanges } from './memory-unsaved-changes.ts'

describeUnsavedChanges('memory', createMemoryUnsavedChanges)
