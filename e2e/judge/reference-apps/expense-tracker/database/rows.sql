insert into expense (place, category, amount, spent_on) values
  ('Rent', 'Home', 860.00, date_trunc('month', current_date)::date),
  ('Bäckerei Wolf', 'Groceries', 6.80, least(date_trunc('month', current_date)::date + 2, current_date)),
  ('Tram, day ticket', 'Getting around', 8.20, least(date_trunc('month', current_date)::date + 4, current_date)),
  ('Edeka, weekly shop', 'Groceries', 74.35, least(date_trunc('month', current_date)::date + 7, current_date)),
  ('Trattoria Due', 'Eating out', 52.40, least(date_trunc('month', current_date)::date + 9, current_date)),
  ('Library fine', 'Everything else', 3.00, least(date_trunc('month', current_date)::date + 13, current_date)),
  ('Rent', 'Home', 860.00, (date_trunc('month', current_date) - interval '1 month')::date),
  ('Bike lock', 'Getting around', 39.00, (date_trunc('month', current_date) - interval '20 days')::date),
  ('Phở Hà Nội', 'Eating out', 21.70, (date_trunc('month', current_date) - interval '9 days')::date);
