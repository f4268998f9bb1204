import { defineTemplate } from './define-template.ts'

/** The example is a website relaunch; a project lead swaps in their own dates and numbers. */
export const projectUpdate = defineTemplate({
  id: 'project-update',
  name: 'Project Status Report',
  description: 'Five slides for a steering meeting: status, progress, risks, plan and decisions.',
  category: 'business',
  theme: 'blueprint',
  slides: [
    {
      title: 'Customer Portal: Where We Stand',
      content: [
        'Overall status is amber: scope and budget are on track, the launch is one week behind',
        'Seven of ten work packages are finished, and 1,100 customers already use the test version',
        'We need one decision from you today, about the order in which we move customers over',
      ],
      notes:
        "Thank you for joining. Let me give you the short version first. The new customer portal is in good shape, with one exception... we are a week behind on the launch date. The scope has not changed, and we are inside the budget. I'll show you what we finished since last month, what worries us, and what comes next. At the end, I'll ask you for one decision.",
    },
    {
      title: 'What We Finished Since Last Month',
      content: [
        'Customers can now see invoices, change their address and download contracts on their own',
        'Pages open in 1.4 seconds on a phone, where the old portal needed more than five',
        'Support calls from the test group fell by 22 percent within the first four weeks',
      ],
      notes:
        "Let's begin with the good news, because the team has earned it. Three things that used to need a phone call now take a customer less than a minute... Pages are more than three times faster on a phone. And what pleases me most is the last line. The people in our test group call us a fifth less often. That was the whole point of the project, and we see it already.",
    },
    {
      title: 'Risks We Are Watching',
      content: [
        'Old address data: 6 percent of records need cleaning by hand, and that costs us the week',
        'One supplier’s payment service changes in March, so we test the new version in parallel',
        'Two key colleagues are away in the launch month, and their stand-ins start training now',
      ],
      notes:
        'Now to the part that keeps me awake... a little. The old address data is messier than we thought. Six records in a hundred need a person to look at them, and that is where our week went. The payment service changes in March, so we are testing the new version side by side. And because two people will be away at launch, their stand-ins begin training on Monday. Each risk has an owner.',
    },
    {
      title: 'Plan and Budget to Launch',
      content: [
        'Data cleaning ends on 14 February, the full rehearsal follows on 21 February',
        'Launch moves from 3 to 10 March, which still leaves three weeks before the quarter ends',
        'Spending stands at 68 percent of budget with 70 percent of the work done: on plan',
      ],
      notes:
        'Here is the road from now to launch. We finish cleaning the data by the middle of February, and one week later we rehearse everything... from the first login to the last invoice. Launch moves to the tenth of March. That still leaves three weeks before the quarter closes. We have spent sixty-eight percent of the budget for seventy percent of the work, so I am not asking for more money today.',
    },
    {
      title: 'The Decision We Need Today',
      content: [
        'Option A moves all customers at once: faster, but every problem meets everyone together',
        'Option B moves one region each week: three weeks longer, and far easier to correct',
        'We recommend option B, and with your yes the first region can be told on Monday',
      ],
      notes:
        'So, one decision. We can move everybody on the same day, or one region each week... All at once is quicker, but if something goes wrong, it goes wrong for everyone. Region by region takes three weeks longer, and it lets us learn as we go. The team recommends the second way. If you agree, we write to the first region on Monday. What would you like to know before you decide?',
    },
  ],
})
