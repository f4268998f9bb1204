import * as v from 'valibot'

export const pricingPlanSchema = v.object({
  name: v.string(),
  price: v.string(),
  period: v.string(),
  description: v.string(),
  features: v.array(v.string()),
  popular: v.boolean(),
})

export type PricingPlan = v.InferOutput<typeof pricingPlanSchema>
