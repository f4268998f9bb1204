/**
 * Names and words of the trade that people say in talks, and that neither the dictionary nor the letter
 * rules get right: in the dictionary's symbols, as they are said in American English.
 */
const names = `
  acai ɑsɑˈi; airbnb ˌɛɹbˌiˌɛnbˈi; alibaba ˌɑlibˈɑbə; amina əmˈinə; ansible ˈænsəbəl; anthropic ænθɹˈɑpɪk;
  aoife ˈifə; arduino ɑɹdwˈinO; asana əsˈɑnə; astrazeneca ˌæstɹəzˈɛnɪkə; asus ˈAsus; async ˈAsˌɪŋk;
  atlassian ətlˈæsiən; baidu bˌIdˈu; balenciaga bəlˌɛnsiˈɑɡə; bayesian bˈAziən; bitbucket bˈɪtbˌʌkɪt;
  boltzmann bˈOltsmən; boolean bˈuliən; borges bˈɔɹhAs; bruschetta bɹuskˈɛtə; byd bˌiwˌIdˈi;
  bytedance bˈItdˌæns; camus kæmˈu; cannes kˈæn; canva kˈænvə; caoimhe kwˈivə; chandrasekhar ʧˌʌndɹəsˈAkɑɹ;
  charcuterie ʃɑɹkˈutəɹi; chatgpt ʧˌætʤˌipˌitˈi; chmod sˈiˈAʧmˌɑd; chobani ʧəbˈɑni; chongqing ʧˈʊŋʧˈɪŋ;
  clojure klˈOʒɜɹ; copilot kˈOpˌIlət; cezanne sAzˈɑn; curie kjˈʊɹi; danone dənˈOn; databricks dˈAtəbɹˌɪks;
  debussy dˌɛbjusˈi; deepmind dˈipmˌInd; degas dAɡˈɑ; dijkstra dˈIkstɹə; django ʤˈæŋɡO; dostoevsky dˌɔstəjˈɛfski;
  durer dˈʊɹɜɹ; dvorak dvˈɔɹʒɑk; elasticsearch ɪlˈæstɪksˌɜɹʧ; elysees ˌAlizˈA; enum ˈinˌʌm; eoin ˈOɪn;
  erlang ˈɜɹlˌæŋ; eslint ˌiˌɛslˈɪnt; etsy ˈɛtsi; eugene juʤˈin; feynman fˈInmən; figma fˈɪɡmə; fintech fˈɪntˌɛk;
  foucault fukˈO; gaudi ɡWdˈi; gauguin ɡOɡˈæn; gdansk ɡədˈænsk; geforce ʤˈifˌɔɹs; giphy ɡˈɪfi; github ɡˈɪthˌʌb;
  gitlab ɡˈɪtlˌæb; givenchy ʒivɑnʃˈi; goethe ɡˈɜɹtə; gothenburg ɡˈɑθənbˌɜɹɡ; grafana ɡɹəfˈɑnə; graz ɡɹˈɑts;
  graphql ɡɹˈæfkjˌuˌɛl; guangzhou ɡwˌɑŋʤˈO; guillermo ɡijˈɛɹmO; guterres ɡutˈɛɹəs; hadoop hədˈup;
  heisenberg hˈIzənbˌɜɹɡ; hermione hɜɹmˈIəni; huawei wˈɑwˌA; hubspot hˈʌbspˌɑt; huggingface hˈʌɡɪŋfˌAs; hulu hˈulu;
  huynh hwˈɪn; hyundai hˈʌndA; imgur ˈɪmɪʤɜɹ; instagram ˈɪnstəɡɹˌæm; javascript ʤˈɑvəskɹˌɪpt; jinping ʤˌɪnpˈɪŋ;
  jira ʤˈɪɹə; jupyter ʤˈupɪtɜɹ; kafka kˈɑfkə; kandinsky kændˈɪnski; kia kˈiə; kibana kɪbˈɑnə; klimt klˈɪmt;
  knuth kənˈuθ; kotlin kˈɑtlɪn; krakow kɹˈɑkˌW; kubectl kjˈubkəntɹˌOl; kyiv kˈiv; lagarde lɑɡˈɑɹd;
  lagrange ləɡɹˈɑnʒ; lancome lɑŋkˈOm; lavoisier ləvwˌɑziˈA; lenovo lənˈOvO; leyen lˈIən; ljubljana ljˌubljˈɑnə;
  lodz wˈuʧ; loreal lˌɔɹiˈæl; loughborough lˈʌfbɜɹO; lviv ləvˈiv; lyft lˈɪft; lyon liˈOn; macron məkɹˈOn;
  malmo mˈɑlmO; mariadb məɹˈiədˌibˌi; marquez mɑɹkˈɛz; marseille mɑɹsˈA; matlab mˈætlˌæb; matisse mætˈis;
  mendeleev mˌɛndəlˈAəf; midjourney mˈɪdʤˌɜɹni; minecraft mˈInkɹˌæft; miro mˈɪɹO; moderna mədˈɜɹnə;
  mongodb mˈɑŋɡOdˌibˌi; moschino mɑskˈinO; netflix nˈɛtflɪks; neuralink nˈʊɹəlˌɪŋk; nginx ˌɛnʤənˈɛks; nguyen wˈɪn;
  niamh nˈiv; nietzsche nˈiʧə; novartis nOvˈɑɹtɪs; numpy nˈʌmpˌI; nutella nutˈɛlə; nuxt nˈʌkst; nvidia ɛnvˈɪdiə;
  ocaml Okˈæməl; omicron ˈɑməkɹˌɑn; openai ˌOpənˌAˈI; opensuse ˌOpənsˈuzə; ozempic Ozˈɛmpɪk; palantir pˈæləntˌɪɹ;
  paracetamol pˌɛɹəsˈitəmˌɑl; paypal pˈApˌæl; phuket pukˈɛt; pinterest pˈɪntɹəst; podman pˈɑdmˌæn;
  poincare pwˌæŋkɑɹˈA; polestar pˈOlstˌɑɹ; pytorch pˈItˌɔɹʧ; qatar kˈɑtɑɹ; qin ʧˈɪn; qiu ʧˈO;
  radeon ɹˈAdiˌɑn; ramanujan ɹəmˈɑnuʤən; redis ɹˈɛdɪs; regex ɹˈɛʤˌɛks; reykjavik ɹˈAkjəvˌɪk; rivian ɹˈɪviən;
  roblox ɹˈOblˌɑks; roche ɹˈOʃ; roku ɹˈOku; rossum ɹˈɑsəm; ryzen ɹˈIzən; salesforce sˈAlzfˌɔɹs; saoirse sˈɜɹʃə;
  schrodinger ʃɹˈOdɪŋɜɹ; scipy sˈIpˌI; shenzhen ʃˌɛnʤˈɛn; shopify ʃˈɑpəfˌI; siobhan ʃəvˈɔn; skoda skˈOdə;
  spacex spˈAsˌɛks; spotify spˈɑtəfˌI; sqlite sˈikwəlˌIt; stroustrup stɹˈWstɹəp; sudo sˈudu; svelte svˈɛlt;
  tagore təɡˈɔɹ; taipei tˌIpˈA; tchaikovsky ʧIkˈɔfski; tencent tˈɛnsˌɛnt; tensorflow tˈɛnsɜɹflˌO; terraform tˈɛɹəfˌɔɹm;
  thunberg tˈunbˌɜɹɡ; tiktok tˈɪktˌɑk; torvalds tˈɔɹvɑldz; trello tɹˈɛlO; tsmc tˌiˌɛsˌɛmsˈi; tuple tˈupəl;
  ubuntu ubˈʊntu; varchar vˈɑɹkˌɑɹ; venmo vˈɛnmO; vite vˈit; vue vjˈu; webpack wˈɛbpˌæk; wechat wˈiʧˌæt;
  weibo wˈAbO; whatsapp wˈʌtsˌæp; wroclaw vɹˈɔtswɑf; xcode ˈɛkskˌOd; xiaomi ʃˈWmi; xie ʃjˈA; xinhua ʃˌɪnhwˈɑ; xu ʃˈu;
  zaporizhzhia zˌæpəɹˈiʒə; zelensky zəlˈɛnski; zendesk zˈɛndˌɛsk; zhang ʤˈɑŋ; zhao ʤˈW; zhou ʤˈO; zhuang ʤwˈɑŋ;
  aeschylus ˈɛskələs; archimedes ˌɑɹkəmˈidiz; aristophanes ˌæɹəstˈɑfəniz; avicenna ˌævəsˈɛnə; bezos bˈAzOs;
  bourgeois bʊɹʒwˈɑ; brioche bɹiˈOʃ; caesar sˈizɜɹ; cuomo kwˈOmO; dachshund dˈɑkshʊnd; dalle dˈɑlˌi; deloitte dəlˈYt;
  euclid jˈuklɪd; fjord fjˈɔɹd; gyllenhaal ʤˈɪlənhˌɑl; gstaad ɡəʃtˈɑd; hygge hˈuɡə; ikigai ˈikiɡˌI; iliad ˈɪliəd;
  jalapeno hˌɑləpˈAnjO; kaizen kˈIzən; kanban kˈɑnbˌɑn; kawasaki kˌɑwəsˈɑki; khachapuri kˌɑʧəpˈʊɹi; kierkegaard kˈɪɹkəɡˌɑɹd;
  leibniz lˈIbnɪts; linnaeus lɪnˈiəs; maersk mˈɛɹsk; maslow mˈæzlO; merci mɛɹsˈi; mckinsey məkˈɪnzi; mozart mˈOtsɑɹt; montessori mˌɑntəsˈɔɹi;
  nadella nədˈɛlə; noether nˈɜɹtɜɹ; nobel nObˈɛl; pareto pəɹˈAtO; peugeot pʊʒˈO; pichai pɪʧˈI; pythagoras pəθˈæɡəɹəs;
  renault ɹənˈO; riemann ɹˈimɑn; rousseau ɹusˈO; seneca sˈɛnɪkə; sorbonne sɔɹbˈɑn; socrates sˈɑkɹətˌiz; sundar sˈʌndɑɹ;
  thucydides θusˈɪdədˌiz; thoreau θɔɹˈO; tsai tsˈI; uruguay jˈʊɹəɡwˌI; vuitton vwitˈɑn; wojcicki wʊʤˈɪski; xerxes zˈɜɹksiz;
  yosemite jOsˈɛməti; zuckerberg zˈʌkɜɹbˌɜɹɡ; satya sˈʌtjə; elon ˈilɑn; tokenizer tˈOkənˌIzɜɹ; embeddings ɪmbˈɛdɪŋz;
  backend bˈækˌɛnd; frontend fɹˈʌntˌɛnd; fullstack fˈʊlstˌæk; microservice mˈIkɹOsˌɜɹvɪs; microservices mˈIkɹOsˌɜɹvɪsɪz;
  serverless sˈɜɹvɜɹləs; middleware mˈɪdəlwˌɛɹ; changelog ʧˈAnʤlˌɔɡ; rebase ɹˈibˌAs; repo ɹˈipO; localhost lˈOkəlhˌOst;
  hackathon hˈækəθˌɑn; webinar wˈɛbənˌɑɹ; onboarding ˈɑnbˌɔɹdɪŋ; livestream lˈIvstɹˌim; influencer ˈɪnflˌuənsɜɹ;
  neobank nˈiObˌæŋk; phishing fˈɪʃɪŋ; ransomware ɹˈænsəmwˌɛɹ; malware mˈælwˌɛɹ; botnet bˈɑtnˌɛt; bitcoin bˈɪtkˌYn;
  ethereum əθˈɪɹiəm; solana sOlˈɑnə; dogecoin dˈOʒkˌYn; defi dˈifˌI
`

/** In lower case, without accents. */
export const nameSounds: ReadonlyMap<string, string> = new Map(
  names
    .split(';')
    .map((entry) => entry.trim().split(/\s+(?=\S+$)/u))
    .map(([name = '', sound = '']): [string, string] => [name, sound]),
)
