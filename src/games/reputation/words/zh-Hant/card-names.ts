/** The names of the shipped cards and powers, by their English names. */
const names: Readonly<Record<string, string>> = {
  // Private projects.
  'Billboard towers': '廣告看板塔',
  'Express toll road': '收費快速道路',
  'Loyalty-data resale': '會員資料轉售',
  'Luxury marina': '豪華遊艇碼頭',
  'Robot call centre': '機器人客服中心',
  'Short-stay flats': '短租公寓',
  'Bottled spring': '瓶裝山泉',
  'Payday credit': '發薪日貸款',
  'Private guards': '私人警衛',
  'Gig couriers': '零工外送',
  'Deep-sea drilling': '深海鑽探',
  'Drone arms': '武裝無人機',
  // Public projects.
  'Harbour clean-up': '港灣清潔',
  'Free clinics': '免費診所',
  'Flood barrier': '防洪堤',
  'Rail revival': '鐵路復興',
  'Public housing': '社會住宅',
  'Night schools': '夜間學校',
  'River parks': '河濱公園',
  'Vaccine drive': '疫苗接種',
  'City solar': '城市太陽能',
  'Forest planting': '植樹造林',
  'Library network': '圖書館網',
  'Open data portal': '開放資料平臺',
  // Corporations.
  'Copperline Capital': '銅線資本',
  Commonwell: '共好集團',
  'Autonoma Works': '自動工坊',
  Staffora: '人力廣場',
  Bridgemark: '橋標公司',
  'Veneer Media': '飾面傳媒',
  'Hedge & Harrow': '籬耙保險',
  Twindesk: '雙桌企業',
  // Powers.
  'Bid match': '跟價',
  'Casting vote': '決定票',
  Automation: '自動化',
  Recall: '召回',
  'Chosen partner': '指定夥伴',
  Whitewash: '漂白',
  'Consolation fee': '安慰金',
  'Parallel desk': '雙線作業',
  // CEOs.
  'Ilva Brandt': '伊爾娃・布蘭特',
  'Otis Marrow': '歐提斯・馬羅',
  'Sena Okoro': '賽娜・奧科羅',
  'Pavel Lind': '帕維爾・林德',
  'Noor Castellan': '努爾・卡斯特蘭',
  'Greta Vane': '葛蕾塔・范恩',
  'Tomas Rill': '托馬斯・里爾',
  'Mika Dorset': '米卡・多塞特',
};

/** The Chinese name of a card; a name of its owner's own stays as it is. */
export const chineseName = (printed: string): string => names[printed] ?? printed;
