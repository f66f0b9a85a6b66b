// Twelve operations of the contract as a team with Go's huma would write them, with its data in
// memory. Serves on the loopback address at the port that PORT names.
package main

import (
	"context"
	"net/http"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

const (
	researcher = 2
	admin      = 3
)

var made = time.Date(2026, 3, 1, 9, 0, 0, 0, time.UTC)
var callers = map[string]int{"admin-token": 1, "researcher-token": 2}
var users = []*User{
	{Id: 1, FullName: "Ana Lima", EmailAddress: "ana@demo.org", Role: admin, Status: 1, DateCreated: made},
	{Id: 2, FullName: "Rui Tanaka", EmailAddress: "rui@demo.org", Role: researcher, Status: 1, DateCreated: made},
}
var editions = []ReportEdition{
	{Id: 4, Name: "Road Safety Report 2024", StartDate: "2024-01-01", CreationDate: made, Status: 1, Version: 1},
	{Id: 3, Name: "Road Safety Report 2023", StartDate: "2023-01-01", CreationDate: made, InactiveDate: &made, Version: 1},
}
var countries = []Country{
	{Id: 404, Name: "Kenya", Region: "Africa", ISOCode: "KEN"},
	{Id: 578, Name: "Norway", Region: "Europe", ISOCode: "NOR"},
}
var notifications []Notification
var written []Comment

// One request at a time reads and changes what is above.
var lock sync.Mutex

type callerKey struct{}

// The caller as the middleware found it.
func callerOf(ctx context.Context) *User { return ctx.Value(callerKey{}).(*User) }

func userOf(id int) *User {
	for _, one := range users {
		if one.Id == id {
			return one
		}
	}
	return nil
}

func add[I, O any](api huma.API, method, path, id string, status int, work func(*User, *I) (O, error)) {
	huma.Register(api, huma.Operation{
		OperationID: id, Method: method, Path: "/api/v1" + path, DefaultStatus: status,
		Security: []map[string][]string{{"bearer": {}}},
	}, func(ctx context.Context, input *I) (*Answer[O], error) {
		lock.Lock()
		defer lock.Unlock()
		body, err := work(callerOf(ctx), input)
		if err != nil {
			return nil, err
		}
		return &Answer[O]{body}, nil
	})
}

type answered struct{ input, body any }

var before = map[string]answered{}

// What a repeated request with the same key gets: the first answer.
func once[O any](key, id string, input any, work func() (O, error)) (O, error) {
	first, known := before[key+id]
	if key != "" && known {
		if !reflect.DeepEqual(first.input, input) {
			return *new(O), huma.Error422UnprocessableEntity("The key was used for another request")
		}
		return first.body.(O), nil
	}
	body, err := work()
	if err == nil && key != "" {
		before[key+id] = answered{input, body}
	}
	return body, err
}

func onlyAdmin(caller *User) error {
	if caller.Role != admin {
		return huma.Error403Forbidden("Needs user-management")
	}
	return nil
}

func taken(email string, but int) bool {
	return slices.ContainsFunc(users, func(one *User) bool { return one.EmailAddress == email && one.Id != but })
}

func readCurrentUser(caller *User, _ *None) (CurrentUser, error) {
	held := []string{}
	if caller.Role == admin {
		held = []string{"index-management", "user-management", "report-management"}
	}
	return CurrentUser{caller.Id, caller.FullName, caller.EmailAddress, caller.Role, held}, nil
}

func listUsers(caller *User, _ *None) ([]User, error) {
	list := []User{}
	for _, one := range users {
		list = append(list, *one)
	}
	return list, onlyAdmin(caller)
}

func createUser(caller *User, input *NewUser) (User, error) {
	if err := onlyAdmin(caller); err != nil {
		return User{}, err
	}
	return once(input.Key, "create-user", input.Body, func() (User, error) {
		body := input.Body
		if taken(body.EmailAddress, 0) {
			return User{}, huma.Error409Conflict("The e-mail has an account")
		}
		user := User{len(users) + 1, body.FullName, body.EmailAddress, body.Role, 1, time.Now().UTC(), nil}
		users = append(users, &user)
		return user, nil
	})
}

func updateUser(caller *User, input *ChangedUser) (User, error) {
	if err := onlyAdmin(caller); err != nil {
		return User{}, err
	}
	user, body := userOf(input.UserId), input.Body
	if user == nil {
		return User{}, huma.Error404NotFound("No such user")
	}
	return once(input.Key, "update-user", []any{input.UserId, body}, func() (User, error) {
		if taken(body.EmailAddress, user.Id) {
			return User{}, huma.Error409Conflict("The e-mail has an account")
		}
		user.FullName, user.EmailAddress, user.Role, user.Status = body.FullName, body.EmailAddress, body.Role, body.Status
		return *user, nil
	})
}

func readReportEdition(_ *User, input *OneEdition) (ReportEdition, error) {
	for _, one := range editions {
		if one.Id == input.Id {
			return one, nil
		}
	}
	return ReportEdition{}, huma.Error404NotFound("No such edition")
}

func listNotifications(caller *User, input *Page) (NotificationPage, error) {
	own := []Notification{}
	for _, one := range notifications {
		if one.TaggedId == caller.Id {
			own = append(own, one)
		}
	}
	return NotificationPage{pageOf(own, input.Offset, input.PageSize), len(own)}, nil
}

func clearNotification(caller *User, input *OneNotification) (Notification, error) {
	return once(input.Key, "clear-notification", []int{input.CommentId, input.TaggedId}, func() (Notification, error) {
		for at, one := range notifications {
			if one.CommentId == input.CommentId && one.TaggedId == input.TaggedId && one.TaggedId == caller.Id {
				notifications = slices.Delete(notifications, at, at+1)
				return one, nil
			}
		}
		return Notification{}, huma.Error404NotFound("No such notification")
	})
}

func knownRating(of Rating) error {
	country := slices.ContainsFunc(countries, func(one Country) bool { return one.Id == of.CountryId })
	edition := slices.ContainsFunc(editions, func(one ReportEdition) bool { return one.Id == of.ReportEditionId })
	if !country || !edition {
		return huma.Error404NotFound("No such rating")
	}
	return nil
}

func listComments(_ *User, input *CommentsOf) (CommentPage, error) {
	own := []Comment{}
	for _, one := range slices.Backward(written) {
		if one.CountryIndicatorRatingId == input.RatingId {
			own = append(own, one)
		}
	}
	return CommentPage{pageOf(own, input.Offset, input.PageSize), len(own)}, knownRating(input.Rating)
}

func addComment(caller *User, input *NewComment) (Comment, error) {
	if err := knownRating(input.Rating); err != nil {
		return Comment{}, err
	}
	return once(input.Key, "add-comment", []any{input.Rating, input.Body}, func() (Comment, error) {
		body, id := input.Body, len(written)+1
		comment := Comment{
			id, body.CommentContent, caller.Id, caller.FullName, body.TaggedUsers, input.RatingId, caller.Id, time.Now().UTC(),
		}
		written = append(written, comment)
		return comment, nil
	})
}

func pageOf[T any](rows []T, offset, size int) []T {
	from := min(offset, len(rows))
	return rows[from:min(from+size, len(rows))]
}

func main() {
	for _, id := range []int{11, 12, 13} {
		notifications = append(notifications, Notification{id, 1, 404, 7, "Rui Tanaka", "1.1.1 Lead agency", "Kenya", made})
	}
	config := huma.DefaultConfig("Country assessment", "1.0.0")
	config.Components.SecuritySchemes = map[string]*huma.SecurityScheme{"bearer": {Type: "http", Scheme: "bearer"}}
	mux := http.NewServeMux()
	api := humago.New(mux, config)
	api.UseMiddleware(func(ctx huma.Context, next func(huma.Context)) {
		token, _ := strings.CutPrefix(ctx.Header("Authorization"), "Bearer ")
		lock.Lock()
		caller := userOf(callers[token])
		lock.Unlock()
		if caller == nil {
			ctx.SetHeader("WWW-Authenticate", "Bearer")
			_ = huma.WriteErr(api, ctx, http.StatusUnauthorized, "Unknown token")
			return
		}
		next(huma.WithValue(ctx, callerKey{}, caller))
	})
	comments := "/countries/{countryId}/report-editions/{reportEditionId}/indicators/{indicatorId}/ratings/{ratingId}/comments"

	add(api, "GET", "/login", "log-in", 200, readCurrentUser)
	add(api, "GET", "/users/current-user", "read-current-user", 200, readCurrentUser)
	add(api, "GET", "/users", "list-users", 200, listUsers)
	add(api, "POST", "/users", "create-user", 201, createUser)
	add(api, "PUT", "/users/{userId}", "update-user", 200, updateUser)
	add(api, "GET", "/report-editions", "list-report-editions", 200, func(*User, *None) ([]ReportEdition, error) { return editions, nil })
	add(api, "GET", "/report-editions/{id}", "read-report-edition", 200, readReportEdition)
	add(api, "GET", "/notifications", "list-notifications", 200, listNotifications)
	add(api, "PUT", "/notifications/{commentId}/{taggedId}", "clear-notification", 200, clearNotification)
	add(api, "GET", "/countries", "list-countries", 200, func(*User, *None) ([]Country, error) { return countries, nil })
	add(api, "GET", comments, "list-comments", 200, listComments)
	add(api, "POST", comments, "add-comment", 201, addComment)
	panic(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), mux))
}
